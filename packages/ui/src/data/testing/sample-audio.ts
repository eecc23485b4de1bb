/** For stories: the address of a sound of so many seconds, three quiet tones in turn, as a WAV file in memory. */
export function sampleAudio(seconds: number): string {
  const rate = 8000;
  const count = seconds * rate;
  const file = new DataView(new ArrayBuffer(44 + count));
  const write = (at: number, text: string) => {
    for (const [place, letter] of [...text].entries()) file.setUint8(at + place, letter.charCodeAt(0));
  };
  write(0, 'RIFF');
  file.setUint32(4, 36 + count, true);
  write(8, 'WAVEfmt ');
  file.setUint32(16, 16, true);
  // One channel of eight bits, not compressed.
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, rate, true);
  file.setUint32(28, rate, true);
  file.setUint16(32, 1, true);
  file.setUint16(34, 8, true);
  write(36, 'data');
  file.setUint32(40, count, true);
  for (let at = 0; at < count; at += 1) {
    const tone = [262, 330, 392][Math.floor(at / rate) % 3] ?? 262;
    file.setUint8(44 + at, 128 + Math.round(12 * Math.sin((2 * Math.PI * tone * at) / rate)));
  }
  return URL.createObjectURL(new Blob([file], { type: 'audio/wav' }));
}
