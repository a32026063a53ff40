/** Small sounds, made here: a tone or a breath of noise for each kind of beat. Silent until somebody turns them on. */
import { pace } from "./pace.svelte";
import type { Sound } from "./staging";

interface Tone {
  /** Pitches in hertz, one after the other. */
  notes: number[];
  wave: OscillatorType;
  /** Seconds of a note. */
  long: number;
  loud: number;
  /** Where the pitch slides to, as a factor. */
  slide?: number;
  /** So much of it is noise. */
  noise?: number;
}
const TONES: Record<Sound, Tone> = {
  act: { notes: [520], wave: "sine", long: 0.07, loud: 0.25 },
  card: { notes: [900], wave: "triangle", long: 0.05, loud: 0.12, slide: 0.6, noise: 0.5 },
  ship: { notes: [180], wave: "sine", long: 0.32, loud: 0.3, slide: 1.7, noise: 0.15 },
  gain: { notes: [660, 880], wave: "sine", long: 0.08, loud: 0.22 },
  loss: { notes: [392, 294], wave: "triangle", long: 0.1, loud: 0.25 },
  shot: { notes: [240], wave: "sawtooth", long: 0.16, loud: 0.2, slide: 0.35, noise: 0.6 },
  dice: { notes: [310, 270, 350, 240], wave: "square", long: 0.045, loud: 0.1, noise: 0.7 },
  turn: { notes: [440, 587], wave: "sine", long: 0.11, loud: 0.22 },
  phase: { notes: [196, 294], wave: "triangle", long: 0.2, loud: 0.25 },
  matter: { notes: [147, 220, 330], wave: "triangle", long: 0.26, loud: 0.35 },
  won: { notes: [523, 659, 784, 1046], wave: "triangle", long: 0.16, loud: 0.3 },
  lost: { notes: [220, 185, 147], wave: "triangle", long: 0.28, loud: 0.35, noise: 0.1 },
};

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

function noise(on: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = on.createBuffer(1, on.sampleRate / 2, on.sampleRate);
  const data = hiss.getChannelData(0);
  let seed = 1;
  for (let i = 0; i < data.length; i++) {
    seed = (seed * 16807) % 2147483647;
    data[i] = seed / 1073741823 - 1;
  }
  return hiss;
}

export function play(sound: Sound) {
  if (!pace.sound || !pace.volume || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const { notes, wave, long, loud, slide = 1, noise: breath = 0 } = TONES[sound];
  const volume = loud * pace.volume;
  notes.forEach((pitch, i) => {
    const on = context!;
    const at = on.currentTime + i * long * 0.9;
    const fade = on.createGain();
    fade.gain.setValueAtTime(0, at);
    fade.gain.linearRampToValueAtTime(volume, at + 0.008);
    fade.gain.exponentialRampToValueAtTime(0.0001, at + long * 1.6);
    fade.connect(on.destination);
    const tone = on.createOscillator();
    tone.type = wave;
    tone.frequency.setValueAtTime(pitch, at);
    tone.frequency.exponentialRampToValueAtTime(pitch * slide, at + long * 1.6);
    const part = on.createGain();
    part.gain.value = 1 - breath;
    tone.connect(part).connect(fade);
    tone.start(at);
    tone.stop(at + long * 1.8);
    if (!breath) return;
    const air = on.createBufferSource();
    air.buffer = noise(on);
    const through = on.createBiquadFilter();
    through.type = "bandpass";
    through.frequency.value = pitch * 4;
    const share = on.createGain();
    share.gain.value = breath;
    air.connect(through).connect(share).connect(fade);
    air.start(at);
    air.stop(at + long * 1.8);
  });
}
