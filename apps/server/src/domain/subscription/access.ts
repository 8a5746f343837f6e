const day = 24 * 60 * 60 * 1000

/** From how many days before the end people are reminded. */
const remindDays = 5

export type AccessRules = {
  /** Days after the end in which generating still works. */
  readonly graceDays: number
  /** Pictures that everybody may make without paying. */
  readonly freeGenerations: number
}

/** Whether somebody may generate now. */
export function isActive(endsAt: Date | undefined, now: Date, { graceDays }: AccessRules): boolean {
  return endsAt !== undefined && now.getTime() < endsAt.getTime() + graceDays * day
}

/** Whether the end is near enough to speak of it. */
export const shouldRemind = (endsAt: Date | undefined, now: Date): boolean =>
  endsAt !== undefined && now < endsAt && endsAt.getTime() - now.getTime() <= remindDays * day
