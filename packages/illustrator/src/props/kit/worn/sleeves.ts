import type { ShellForm } from '#wardrobe/shell.ts'

/** Where a short sleeve still is, and where a long one ends. */
const [covered, wrist] = [0.4, 4.45]

/** A piece with long sleeves where it has short ones; one without any stays as it is. */
export const lengthened = (form: ShellForm): ShellForm => ({
  ...form,
  // Further down the arm it goes on as it is where a short sleeve would be.
  where: (at) =>
    at.arm < covered
      ? form.where(at)
      : Math.max(form.where(at), Math.min(form.where({ ...at, arm: covered }), wrist - at.arm)),
})
