import { toOklab } from '@eidolon/people'
import type { Part } from '#geometry/part.ts'
import { type Color, linear } from '#geometry/color.ts'
import { type CapeForm, makeCape } from './cape.ts'
import { toned } from './cloth/dyes.ts'
import { edged } from './cloth/edges.ts'
import { makeShell, type Shell, type ShellForm } from './shell.ts'
import { makeSkirt, type SkirtForm } from './skirt.ts'
import type { Wearer } from './wearer.ts'
import type { Worn } from './worn.ts'

/** Who makes an outfit, piece by piece. */
export type Tailor = {
  readonly wearer: Wearer
  readonly primary: Color
  readonly secondary: Color
  readonly accent: Color
  /** 1 feminine to 0 masculine. */
  readonly feminine: number
  readonly seed: number
  /** Cloth around the body; what it covers is hidden. */
  shell(form: ShellForm): Shell
  /** Something on top of cloth that hides nothing by itself: pockets, belts, lapels. */
  trim(form: ShellForm): void
  skirt(shell: Shell, form: SkirtForm): void
  cape(form: CapeForm): void
  add(part: Part): void
}

type Making = { tailor: Tailor; parts: Part[]; fields: Float32Array[]; falling: Part[] }

export function tailorOf(wearer: Wearer, worn: Worn, pause: () => void): Making {
  const parts: Part[] = []
  const falling: Part[] = []
  const fields: Float32Array[] = []
  const skin = toOklab(wearer.body.bodyParams.skin.colour)
  const make = (form: ShellForm): Shell => {
    pause()
    const shell = makeShell(wearer, { ...form, surface: edged(form.surface, skin) })
    if (shell.part.triangles.length > 0) parts.push(shell.part)
    return shell
  }
  const tailor: Tailor = {
    wearer,
    primary: linear(worn.primary),
    secondary: linear(worn.secondary),
    accent: linear(worn.accent),
    feminine: 1 - worn.presentation,
    seed: worn.seed,
    shell: (form) => {
      const shell = make(form)
      fields.push(form.tight ? shell.field.map((value) => value * 5) : shell.field)
      return shell
    },
    trim: (form) => {
      make({ fine: 1, ...form })
    },
    skirt: (shell, form) => {
      pause()
      const part = makeSkirt(wearer, shell, { ...form, surface: edged(form.surface, skin) })
      if (!part) return
      parts.push(part)
      falling.push(part)
    },
    cape: (form) => {
      pause()
      const part = makeCape(wearer, form)
      parts.push(part)
      falling.push(part)
    },
    add: (part) => parts.push(part),
  }
  return { tailor, parts, fields, falling }
}

export const black: Color = toned(linear('#1c1b1e'), 1)
export const brown: Color = linear('#4a3222')
export const steel: Color = linear('#b9bec6')
export const gold: Color = linear('#c9a45a')
export const white: Color = linear('#eeece6')
