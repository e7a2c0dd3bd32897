import { SOUNDS, type SoundName, type Tone } from "./sounds";

/** All sounds stay soft: a quarter of what the device could do, without the highest overtones. */
const VOLUME = 0.25;
const HIGHEST = 5000;
const ATTACK = 0.008;
const SILENT = 0.0001;
/** Noise around this pitch is taken as it is, in hertz. */
const EVEN = 12000;

const rooms = new WeakMap<BaseAudioContext, { out: AudioNode; noise: AudioBuffer }>();

/** Let a context play a sound at a time of its own, in seconds. */
export function sound(context: BaseAudioContext, name: SoundName, when: number): void {
  for (const tone of SOUNDS[name]) play(context, tone, when);
}

function play(context: BaseAudioContext, { wave, pitch, to, at = 0, lasts, loud }: Tone, when: number): void {
  const { out, noise } = roomOf(context);
  const [begin, end] = [when + at, when + at + lasts];
  const swell = context.createGain();
  swell.gain.setValueAtTime(SILENT, begin);
  swell.gain.linearRampToValueAtTime(loud * (wave === "noise" ? fullness(pitch) : 1), begin + ATTACK);
  swell.gain.exponentialRampToValueAtTime(SILENT, end);
  const source = wave === "noise" ? hiss(context, noise, swell) : tuned(context, wave, swell);
  source.pitch.setValueAtTime(pitch, begin);
  if (to !== undefined) source.pitch.exponentialRampToValueAtTime(to, end);
  swell.connect(out);
  source.node.start(begin);
  source.node.stop(end);
}

/** The band around a low pitch lets little of the noise through, which is made up for: else a step on the ground could not be heard. */
const fullness = (pitch: number): number => Math.sqrt(EVEN / pitch);

interface Source {
  node: AudioScheduledSourceNode;
  pitch: AudioParam;
}

function tuned(context: BaseAudioContext, wave: OscillatorType, into: AudioNode): Source {
  const node = context.createOscillator();
  node.type = wave;
  node.connect(into);
  return { node, pitch: node.frequency };
}

function hiss(context: BaseAudioContext, noise: AudioBuffer, into: AudioNode): Source {
  const node = context.createBufferSource();
  node.buffer = noise;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  node.connect(band).connect(into);
  return { node, pitch: band.frequency };
}

/** What all sounds of a context go through, and a second of noise. */
function roomOf(context: BaseAudioContext): { out: AudioNode; noise: AudioBuffer } {
  const known = rooms.get(context);
  if (known !== undefined) return known;
  const out = context.createGain();
  out.gain.value = VOLUME;
  const soft = context.createBiquadFilter();
  soft.type = "lowpass";
  soft.frequency.value = HIGHEST;
  out.connect(soft).connect(context.destination);
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  const made = { out, noise };
  rooms.set(context, made);
  return made;
}
