import { hash } from '@eidolon/people'
import type { Body } from './body.ts'

/** A number of this person that no pose or picture changes. */
export const identityOf = ({ phenotype }: Pick<Body, 'phenotype'>): number =>
  hash(JSON.stringify([phenotype.macro, phenotype.targets, phenotype.skin.colour]), 1)
