/** Only secure pages have locks. */
const locksHere = (): LockManager | undefined => {
  const { locks }: { readonly locks?: LockManager | null } = navigator
  return locks ?? undefined
}

/** Does something that pages of this browser should not do twice, and holds its name meanwhile. */
export async function holding(name: string, work: () => Promise<void>): Promise<void> {
  await (locksHere()?.request(name, work) ?? work())
}

/** Does it unless some page holds the name already. Without locks it is simply done. */
export async function unlessHeld(name: string, work: () => Promise<void>): Promise<void> {
  const locks = locksHere()
  await (locks ? locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : undefined)) : work())
}
