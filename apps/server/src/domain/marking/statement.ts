import type { Claim } from './claim.ts'

/** Files that can be marked, by their media type. */
export const markedTypes = ['image/png', 'image/jpeg', 'image/webp', 'video/mp4'] as const
export type MarkedType = (typeof markedTypes)[number]

export const isMarkedType = (type: string): type is MarkedType => markedTypes.some((each) => each === type)

/** Files that hold pictures which are marked one by one: a sheet as a zip or a document. */
const containerTypes = ['application/zip', 'application/pdf'] as const
export type ContainerType = (typeof containerTypes)[number]

export const isContainerType = (type: string): type is ContainerType => containerTypes.some((each) => each === type)

/** What made a file: the illustrator, a neural engine, or a neural engine out of a picture that it was given. */
export const sources = ['algorithm', 'neural', 'neural-edit'] as const
export type Source = (typeof sources)[number]

/** What something that several of these made is said to be made by: the last of them. */
export const sourceOf = (made: Iterable<Source>): Source | undefined => {
  const all = new Set(made)
  return sources.findLast((source) => all.has(source))
}

/** The same in the words of the IPTC, which the law's guidelines and other programs know. */
export const sourceTypes: Readonly<Record<Source, string>> = {
  algorithm: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
  neural: 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
  'neural-edit': 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia',
}

/** What an account has said of everything that it makes. */
export type MarkingChoices = Required<Pick<Statement, 'notForTraining' | 'cornerSign'>>

/**
 * All that a file says of itself when it leaves. Whoever gets it reads this: it holds no prompt, no name and nothing of
 * an account but the wallet that its owner has signed with.
 */
export type Statement = {
  readonly type: MarkedType
  readonly source: Source
  readonly engine: string
  /** Empty where nobody noted it. */
  readonly engineVersion: string
  /** Sixteen hexadecimal digits that stand for what it was made from. */
  readonly mark: string
  /** SHA-256 of the recipe, in hexadecimal digits; empty where there is none. */
  readonly recipeHash: string
  readonly madeAt: string
  /** The mark of the picture that it goes on from. */
  readonly parent: string | undefined
  /** The marks of the pictures that it was put together of, where it was. */
  readonly pictures?: readonly string[]
  /** What its owner has signed with their wallet. */
  readonly claim?: Claim
  /** Its owner has said that it is not for training. */
  readonly notForTraining?: boolean
  /** Its owner wants a sign on it that everybody sees. */
  readonly cornerSign?: boolean
  /** What it is called in the file that it is a part of. */
  readonly part?: string
  /** Its pixels say something of another picture, and stay as they are. */
  readonly isMask?: boolean
}
