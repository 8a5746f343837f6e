import { changeableParts } from '@eidolon/contract/generations.ts'
import { describe, expect, it } from 'vitest'
import { randomGenes } from '#genes/random-person.ts'
import { planEdit } from './plan-edit.ts'
import { randomSetting } from './random-setting.ts'
import type { PictureOrder } from './order.ts'
import { personSettingOf } from './plan-group.ts'

const genes = { ...randomGenes(3), hairStyle: 'bob' as const, outfit: 'tshirt-jeans' as const, accessories: [] }
const scene = { pose: 'standing', expression: 'neutral', background: 'beach', accessories: [], without: [] } as const
const order: PictureOrder = {
  genes,
  setting: randomSetting(genes, { ...scene, framing: 'full' }, 5),
  style: 'studio',
  seed: 5,
  width: 160,
  height: 200,
}
const says = (prompt: string) => ({ prompt })

describe('one thing changed', () => {
  it('[GEN-110] is what was picked for that part, and nothing else', () => {
    const hair = planEdit(order, 'hair', { prompt: '', hairStyle: 'afro', hairColour: '#aa3311' })
    expect(hair?.genes).toMatchObject({ hairStyle: 'afro', hairColour: '#aa3311' })
    expect(hair?.setting).toEqual(order.setting)
    expect(hair?.changed).toEqual({ part: 'hair', before: order })

    const face = planEdit(order, 'face', { prompt: '', expression: 'laugh', outfit: 'suit' })
    expect(face?.setting).toEqual({ ...order.setting, expression: 'laugh' })
    expect(face?.genes).toEqual(order.genes)

    const place = planEdit(order, 'background', { prompt: '', background: 'library' })
    expect(place?.setting).toEqual({ ...order.setting, background: 'library' })
  })

  it('[GEN-110] a top leaves trousers and shoes as they are, shoes the rest, and the other way round', () => {
    const { outfit, primary, secondary, accent } = order.setting
    const own = { outfit, primary, secondary, accent }
    const top = planEdit(order, 'top', { prompt: '', outfit: 'hoodie' })
    expect(top?.setting).toMatchObject({ outfit: 'hoodie', bottom: own, shoes: own })
    const shoes = planEdit(top ?? order, 'shoes', { prompt: '', outfit: 'cloak' })
    expect(shoes?.setting).toMatchObject({ outfit: 'hoodie', bottom: own, shoes: { outfit: 'cloak' } })
    const skirt = planEdit(order, 'bottom', { prompt: '', outfit: 'blouse-skirt' })
    expect(skirt?.setting).toMatchObject({ ...own, bottom: { outfit: 'blouse-skirt' } })
    expect(skirt?.setting.shoes).toBeUndefined()
    const red = planEdit(order, 'top', { prompt: '', colours: ['#aa2222'] })
    expect(red?.setting).toMatchObject({ outfit, primary: '#aa2222', secondary, bottom: own, shoes: own })
    const dyed = planEdit(order, 'shoes', { prompt: '', colours: ['#aa2222'] })
    expect(dyed?.setting.shoes).toEqual({ outfit, primary: '#aa2222', secondary: '#aa2222', accent: '#aa2222' })
  })

  it('[GEN-111] reads what the words say of the part and passes over the rest of them', () => {
    const words = 'long blue hair, laughing, at night in a library, wearing glasses'
    expect(planEdit(order, 'hair', says(words))?.setting).toEqual(order.setting)
    expect(planEdit(order, 'hair', says(words))?.genes.hairColour).not.toBe(order.genes.hairColour)
    expect(planEdit(order, 'face', says(words))?.setting).toEqual({ ...order.setting, expression: 'laugh' })
    const glasses = planEdit(order, 'accessories', says(words))
    expect(glasses?.setting).toEqual({ ...order.setting, accessories: ['glasses'] })
    expect(planEdit(order, 'background', says(words))?.setting).toMatchObject({ background: 'library', time: 'night' })
  })

  it('[GEN-111] is nothing where neither picks nor words say something else', () => {
    for (const part of changeableParts) expect(planEdit(order, part, says(''))).toBeUndefined()
    expect(planEdit(order, 'hair', { prompt: 'on a bicycle', hairStyle: 'bob' })).toBeUndefined()
    expect(planEdit(order, 'face', { prompt: '', expression: order.setting.expression })).toBeUndefined()
  })

  it('[GEN-112] another light or pose is the same recipe anew: what was changed before is in it', () => {
    const hair = planEdit(order, 'hair', { prompt: '', hairColour: '#aa3311' }) ?? order
    const pose = planEdit(hair, 'pose', { prompt: '', pose: 'waving' })
    expect(pose).toEqual({ ...order, genes: hair.genes, setting: { ...order.setting, pose: 'waving' } })
    const light = planEdit(hair, 'light', { prompt: '', light: 'candle' })
    expect(light).toEqual({ ...order, genes: hair.genes, setting: { ...order.setting, light: 'candle' } })
    // What a pose has in its hands comes and goes with it.
    const reading = planEdit(order, 'pose', { prompt: '', pose: 'reading' }) ?? order
    expect(reading.setting.accessories).toEqual(['book'])
    expect(planEdit(reading, 'pose', { prompt: '', pose: 'waving' })?.setting.accessories).toEqual([])
  })

  it('[GEN-113] keeps the size, and can leave the place away and bring one back', () => {
    const alone = planEdit({ ...order, enlarged: 2 }, 'background', { prompt: '', background: 'none' })
    expect(alone).toMatchObject({ cutOut: true, enlarged: 2, changed: { part: 'background', before: order } })
    const again = planEdit(alone ?? order, 'background', { prompt: '', background: 'library' })
    expect(again?.cutOut).toBeUndefined()
    expect(again?.changed?.before).toMatchObject({ cutOut: true, changed: { before: order } })
    expect(planEdit(alone ?? order, 'hair', { prompt: '', hairStyle: 'afro' })?.cutOut).toBe(true)
  })
})

describe('one thing of somebody among several', () => {
  const other = {
    genes: { ...randomGenes(8), hairStyle: 'bob' as const },
    setting: personSettingOf(randomSetting(genes, scene, 9)),
  }
  const group = (arrangement: 'side-by-side' | 'hand-in-hand'): PictureOrder => ({
    ...order,
    together: { arrangement, others: [other] },
  })
  const before = group('side-by-side')

  it('[GEN-161] is theirs alone', () => {
    const hair = planEdit(before, 'hair', { prompt: '', hairStyle: 'afro' }, { person: 1 })
    expect([hair?.genes, hair?.setting]).toEqual([before.genes, before.setting])
    expect(hair?.together?.others[0]?.genes.hairStyle).toBe('afro')
    expect(hair?.changed).toEqual({ part: 'hair', before, person: 1 })
    const top = planEdit(before, 'top', { prompt: '', outfit: 'hoodie' }, { person: 1 })
    expect(top?.together?.others[0]?.setting).toMatchObject({ outfit: 'hoodie', bottom: { outfit: 'tshirt-jeans' } })
    expect(top?.setting).toEqual(before.setting)
    const first = planEdit(before, 'face', { prompt: '', expression: 'laugh' })
    expect([first?.setting.expression, first?.together]).toEqual(['laugh', before.together])
    expect(first?.changed).toEqual({ part: 'face', before })
  })

  it('[GEN-161] the place is everybody’s, poses stay, and hands that hold on carry nothing', () => {
    const place = planEdit(before, 'background', { prompt: '', background: 'library' }, { person: 1 })
    expect([place?.setting.background, place?.changed?.person]).toEqual(['library', undefined])
    expect(planEdit(before, 'pose', { prompt: '', pose: 'waving' }, { person: 1 })).toBeUndefined()
    expect(planEdit(before, 'hair', { prompt: '', hairStyle: 'afro' }, { person: 2 })).toBeUndefined()
    const cup = { prompt: '', accessories: ['teddy-bear'] }
    expect(planEdit(before, 'accessories', cup, { person: 1 })?.together?.others[0]?.setting.accessories).toEqual([
      'teddy-bear',
    ])
    expect(planEdit(group('hand-in-hand'), 'accessories', cup, { person: 1 })).toBeUndefined()
  })
})
