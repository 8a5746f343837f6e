import type { FilmOrder, Picture, PictureOrder } from '@eidolon/people'
import type { StageLook } from '#application/engines/stage-guide.ts'

export type { FilmOrder, Picture, PictureOrder } from '@eidolon/people'

/**
 * A job has its place in a queue; somebody who types waits for a preview, which comes after the jobs that wait and is
 * drawn beside them where they have taken everything; what is glanced at (there are dozens of it, and it is drawn once
 * only) comes after both.
 */
export type Priority = 'preview' | 'job' | 'glance'

/** How the one who ordered follows the work and ends it. */
export type IllustratorWatch = {
  /** Aborting ends the drawing within 200 ms; the call then rejects with the signal's reason. */
  readonly signal: AbortSignal
  readonly priority: Priority
  /** `share` grows from 0 to 1; a small picture comes along as soon as there is one. */
  progress?(stage: string, share: number, preview?: Picture): void
}

/** Whether it can draw at all, and if not, what an operator has to know. */
export type Readiness = { readonly ready: true } | { readonly ready: false; readonly reason: string }

/** The built-in illustrator, away from the thread that answers requests. */
export type Illustrator = {
  /** Of the drawing code and its data; another version may draw other pixels. */
  readonly version: string
  readiness(): Promise<Readiness>
  /** Whether people are waiting for images or previews, so that background work should wait. */
  isBusy?(): boolean
  /** Its pixels. */
  picture(order: PictureOrder, watch: IllustratorWatch): Promise<Picture>
  /** The same picture as a PNG file that carries the text; the same order and text give the same bytes everywhere. */
  png(order: PictureOrder, text: string, watch: IllustratorWatch): Promise<Uint8Array>
  /** What each pixel of the picture shows: a PNG file of its size with numbers of `partIndex`. */
  parts(order: PictureOrder, watch: IllustratorWatch): Promise<Uint8Array>
  /** What engines elsewhere are guided by, of the same scene: a PNG file of its size, eight bits a channel. */
  stage(order: PictureOrder, kind: StageLook, watch: IllustratorWatch): Promise<Uint8Array>
  /** Whoever is drawn, in what they wear, as a model for other programs; the same order and file give the same bytes. */
  model(order: PictureOrder, file: ModelFile, watch: IllustratorWatch): Promise<Uint8Array>
  /** How everybody moves in a film, as skeletons: an MP4 file with so many frames. Absent where no films are made. */
  motion?: (
    order: FilmOrder,
    frames: { readonly count: number; readonly perSecond: number },
    watch: IllustratorWatch,
  ) => Promise<Uint8Array>
  /** A film as an MP4 file that carries the text, and its poster as a PNG file that does too; who is cut out moves in an animated WebP file. */
  film(order: FilmOrder, text: string, watch: IllustratorWatch): Promise<Film>
}

/** Binary glTF, or VRM 1.0, and what either says of who it is and whose. */
export type ModelFile = { readonly format: 'glb' | 'vrm'; readonly name: string; readonly author: string }

export type Film = { readonly file: Uint8Array; readonly poster: Uint8Array }

/** It cannot draw here: its data is missing or broken. Trying again does not help. */
export class IllustratorUnavailable extends Error {
  override readonly name = 'IllustratorUnavailable'
}

/** The thread that drew has ended in the middle. Another one may do better. */
export class DrawingCrashed extends Error {
  override readonly name = 'DrawingCrashed'
}
