/** Copies what stands in a field. Browsers keep the clipboard to secure pages; at a table in the local network, over
 * plain HTTP, the marked text is copied the old way. Either way it stays marked, ready for the keyboard. */
export async function copied(field: HTMLInputElement): Promise<boolean> {
  field.focus();
  field.select();
  field.setSelectionRange(0, field.value.length);
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand("copy");
  }
}
