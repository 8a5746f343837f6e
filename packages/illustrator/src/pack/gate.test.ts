import { describe, expect, it } from 'vitest'
import { restingFaceTargets, targetNames } from '@eidolon/people'
import {
  expressionUnits,
  gateGroups,
  gatePoses,
  gateProxies,
  gateSkins,
  gateTargets,
  packPath,
  packVersion,
  unitTarget,
} from './gate.ts'

const proxies = Object.values(gateProxies).flat()

describe('what may be in the pack', () => {
  it('names everything once', () => {
    for (const list of [gateTargets, gateGroups, gatePoses, gateSkins, proxies, expressionUnits])
      expect(list.filter((name, at) => list.indexOf(name) !== at)).toEqual([])
  })

  it('has grown-ups only, and nothing named after what is never drawn', () => {
    const all = [...gateTargets, ...gateGroups, ...gatePoses, ...gateSkins, ...proxies]
    expect(all.filter((name) => /child|baby|genital|nipple|penis|vagina/i.test(name))).toEqual([])
    expect(gateSkins).toHaveLength(6)
  })

  it('has every shape that a person may be made of, and every muscle that moves a face', () => {
    const known = new Set(gateTargets)
    expect(
      [...targetNames(), ...restingFaceTargets, ...expressionUnits.map(unitTarget)].filter((name) => !known.has(name)),
    ).toEqual([])
  })

  it('has both sides of whatever has two', () => {
    const sided = expressionUnits.filter((unit) => /-(left|right)-/.test(unit))
    expect(sided.length).toBeGreaterThan(10)
    const other = (unit: string) =>
      unit.includes('-left-') ? unit.replace('-left-', '-right-') : unit.replace('-right-', '-left-')
    expect(sided.filter((unit) => !expressionUnits.includes(other(unit)))).toEqual([])
  })

  it('lies under a name that tells its version', () => {
    expect(packPath).toBe(`illustrator/pack-${packVersion}.bin`)
  })
})
