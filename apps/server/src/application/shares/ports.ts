import type { UserId } from '@eidolon/contract/ids.ts'
import type { Unit } from '#application/shared/unit.ts'

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
  put(unit: Unit, share: Share): Promise<void>
  of(itemId: string): Promise<Share | undefined>
  byToken(tokenHash: string): Promise<Share | undefined>
  /** False when there was none. */
  remove(unit: Unit, itemId: string): Promise<boolean>
  removeExpired(unit: Unit, now: string): Promise<number>
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
