/** Where an animal can be asked to be, by what words call it. */
export const companionPlaces = [
  'beside',
  'shoulder',
  'arms',
  'lap',
  'wrist',
  'head',
  'feet',
  'behind',
  'leash',
  'under',
] as const

export type CompanionPlace = (typeof companionPlaces)[number]

/** How many of one kind are drawn at most. */
export const maxCompanions = 4
