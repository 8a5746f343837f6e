import type { PreviewOptions } from '#domain/files/preview.ts'

/** For whom a picture is made. */
export type PreviewWatch = {
  readonly who: string
  /** Aborted when no request waits for it any more: then it is not begun, and soon ended when it was. */
  readonly signal: AbortSignal
  /** Is told how much work it is (`previewWork`), before most of it is done. */
  readonly work: (units: number) => void
}

/** Makes the small pictures that stand for files. */
export type PreviewPainter = {
  /** `load` is called when there is room to work. What is no picture, or too much of one, is refused with a fault. */
  paint(load: () => Promise<Uint8Array>, options: PreviewOptions, watch: PreviewWatch): Promise<Uint8Array>
  /** For files that are not shown themselves; always a PNG. */
  placeholder(options: PreviewOptions, watch: PreviewWatch): Promise<Uint8Array>
}

/** Keeps previews for a while. Whatever happens to it costs time, never a wrong picture. */
export type PreviewCache = {
  find(blobKey: string, previewKey: string): Promise<Uint8Array | undefined>
  /** Seen by `find` at once; written when there is time. */
  keep(blobKey: string, previewKey: string, bytes: Uint8Array): void
  /** Forgets everything that was made from these bytes. */
  purge(blobKey: string): Promise<void>
}
