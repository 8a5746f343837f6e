import { expect, it } from 'vitest'
import { phenotype, randomGenes } from '@eidolon/people'
import { featuresFor } from './features-for.ts'

it('[ILL-120] anime enlarges the eyes of a face that otherwise stays who it is; no other style touches it', () => {
  const person = phenotype(randomGenes(3))
  expect(featuresFor('studio', person)).toBe(person)
  const { targets, ...rest } = featuresFor('anime', person)
  for (const side of ['l', 'r'])
    expect(targets[`eyes/${side}-eye-size-big`]).toBeGreaterThan(person.targets[`eyes/${side}-eye-size-big`] ?? 0)
  expect(rest).toEqual({ ...person, targets: undefined })
  const changed = Object.keys(targets).filter((name) => targets[name] !== person.targets[name])
  expect(changed.every((name) => name.startsWith('eyes/'))).toBe(true)
})
