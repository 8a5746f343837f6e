/** Draws a picture for somebody who has none; the same seed and size always give the same one. */
export type AvatarArtist = {
  /** An SVG document. */
  shapes(seed: string, size: number): Promise<string>
}
