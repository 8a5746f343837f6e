import { hash, type BodyParams } from '@eidolon/people'

/** A number of this person as they are in life: moles, freckles, irises and the face at rest go by it. */
export const identityOf = ({ macro, targets, skin }: BodyParams): number =>
  hash(JSON.stringify([macro, targets, skin.colour]), 1)
