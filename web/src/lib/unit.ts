/** Pixels in sixteenths of the reader's unit: a drawing that is measured in them has words as large as those around it. */
export const inUnits = (pixels: number): number =>
  (pixels * 16) / parseFloat(getComputedStyle(document.documentElement).fontSize);
