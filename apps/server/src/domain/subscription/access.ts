const day = 24 * 60 * 60 * 1000

/** From how long before the end people are reminded. */
export const remindBefore = 5 * day

export type AccessRules = {
  /** Days after the end in which generating still works. */
  readonly graceDays: number
  /** Pictures that a wallet may have without paying, once and for all. */
  readonly freeGenerations: number
  /** Whether accounts without a wallet have none of them. */
  readonly walletsOnly: boolean
  /** How many of them people at one place may have together in a day, and everybody together. */
  readonly freePerPlace: number
  readonly freeDaily: number
}

/** Whether somebody may generate now. */
export function isActive(endsAt: Date | undefined, now: Date, { graceDays }: Pick<AccessRules, 'graceDays'>): boolean {
  return endsAt !== undefined && now.getTime() < endsAt.getTime() + graceDays * day
}

/** Whether the end is near enough to speak of it. */
export const shouldRemind = (endsAt: Date | undefined, now: Date): boolean =>
  endsAt !== undefined && now < endsAt && endsAt.getTime() - now.getTime() <= remindBefore
