import type { UserId } from '@eidolon/contract/ids.ts'
import type { PageFormat, ReadingDirection, StoryPage } from '@eidolon/contract/stories.ts'
import type { Transaction } from '#application/shared/transaction.ts'

/** A link by which anybody who has it may look at a picture, at all of an album, or read a story. */
export type Share = {
  /** The picture, the album, or the story. */
  readonly itemId: string
  readonly owner: UserId
  /** The token itself is told once and kept nowhere. */
  readonly tokenHash: string
  /** A hash of it; null when none is asked for. */
  readonly password: string | null
  readonly createdAt: string
  readonly expire: string | null
  /** Whether files that leave by it include their recipe: the prompt and the character's details. */
  readonly includeRecipe: boolean
}

/** The links of one kind of thing. */
export type Shares = {
  /** In place of an earlier one of the same thing. */
  put(unit: Transaction, share: Share): Promise<void>
  of(itemId: string): Promise<Share | undefined>
  byToken(tokenHash: string): Promise<Share | undefined>
  /** False when there was none. */
  remove(unit: Transaction, itemId: string): Promise<boolean>
  removeExpired(unit: Transaction, now: string): Promise<number>
}

/** Secrets that nobody can guess or read back. */
export type ShareSecrets = {
  token(): string
  hash(token: string): string
  /** Refused with a 503 while too many are being hashed, in all or for this owner. */
  hashPassword(password: string, owner: UserId): Promise<string>
  /** Takes the same time whatever was given; refused like hashing. */
  isPassword(share: Pick<Share, 'password' | 'owner'>, password: string): Promise<boolean>
  /** What a browser shows again after the password was right: worthless without the hash that it was made with. */
  pass(share: Pick<Share, 'tokenHash' | 'password'>): string
  isPass(share: Pick<Share, 'tokenHash' | 'password'>, given: string): boolean
}

/** A page as strangers see it: its panels without anything else in them, and its words as SVG. */
export type SharedPage = {
  readonly page: StoryPage
  readonly words: string
  /** What is said on it, for those who do not see it. */
  readonly label: string
  /** It was saved before pages were limited, and has more words than are shown. */
  readonly isTooLarge: boolean
}

/** What is known of all pages of a story: with which ones responses begin, from 0, and the media that they show. */
export type StoryIndex = {
  readonly total: number
  readonly starts: readonly number[]
  readonly mediaIds: ReadonlySet<string>
}

/** The pages of one response, from `first` on. */
export type SharedPages = { readonly index: StoryIndex; readonly first: number; readonly pages: readonly SharedPage[] }

/** A state of a story: another revision is another text. */
type StoryState = {
  readonly owner: UserId
  readonly revision: string
  readonly style: { readonly format: PageFormat; readonly direction: ReadingDirection }
}

/** Answers a page, from 0, with those around it. Each is drawn once; `load` gets the text where that was not done yet. */
export type ReadSharedPages = (
  story: StoryState,
  page: number,
  load: () => Promise<string | undefined>,
) => Promise<SharedPages | undefined>
