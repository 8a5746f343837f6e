import type { Joints } from '@eidolon/contract/characters/bones.ts'
import type { Avatar, Moved, Turns, Worn } from '@eidolon/illustrator/live.ts'

/** Whom to make: their genes as they are kept, with the clothes that they are to wear, and the style they are drawn in. */
export type FigureRequest = { readonly genes: Readonly<Record<string, unknown>>; readonly style: string }

/** What the thread that makes figures is asked for, under a number. */
export type FigureTask =
  | (FigureRequest & {
      readonly task: 'make'
      readonly number: number
      /** Where the body data is. */
      readonly bodyUrl: string
    })
  /** From now on this figure, which was made of these genes, is moved. */
  | (FigureRequest & { readonly task: 'hold'; readonly bodyUrl: string; readonly worn: Worn })
  /** The held figure as it is with other genes. */
  | { readonly task: 'move'; readonly number: number; readonly genes: FigureRequest['genes'] }
  /** How somebody is turned to stand in a pose of one's own. */
  | (FigureRequest & {
      readonly task: 'stand'
      readonly number: number
      readonly bodyUrl: string
      readonly joints: Joints
    })

/** Somebody, and how they are turned to stand at ease. */
export type MadeFigure = { readonly figure: Avatar; readonly stand: Turns }

/** Without `made`, `moved` or `stood` it has failed, or another was asked for meanwhile. */
export type FigureReply = {
  readonly number: number
  readonly made?: MadeFigure
  readonly moved?: Moved
  readonly stood?: Turns
}
