import { describe, expect, it } from 'vitest'
import { measures } from './numbers.ts'

const ages = (text: string) => measures(text).flatMap((one) => (one.kind === 'age' ? [one.years] : []))
const heights = (text: string) => measures(text).flatMap((one) => (one.kind === 'height' ? [one.cm] : []))
const stops = (text: string) => measures(text).flatMap((one) => (one.kind === 'stop' ? [one.stop] : []))

describe('ages in a text', () => {
  it.each([
    ['a 34 year old woman', 34],
    ['a 34-year-old woman', 34],
    ['somebody of 71 years of age', 71],
    ['a thirty-five year old man', 35],
    ['a twenty one years old dancer', 21],
    ['nineteen years old', 19],
    ['a seventy yrs old sailor', 70],
    ['45yo fisherman', 45],
    ['a 45 y/o fisherman', 45],
    ['age: 52', 52],
    ['aged about sixty', 60],
    ['a woman, her age is 33', 33],
    ['a man in his early thirties', 32],
    ['a man in his mid forties', 45],
    ['a man in his middle fifties', 55],
    ['a woman in her late 60s', 68],
    ["somebody in their 80's", 85],
    ['late twenties, smiling', 28],
    ['a thirty-something painter', 35],
    ['a fifty-odd captain', 55],
    ['forty-ish', 40],
    ['a baker, seventies, in a hat', 75],
    ['a nurse, 42, with red hair', 42],
    ['a woman of nearly ninety', 90],
    ['she is about 25 and laughs', 25],
    ['(36) a guard', 36],
  ])('%s', (text, years) => {
    expect(ages(text)).toEqual([years])
  })

  // A lone number may count anything: candles, people, years of something else.
  it.each(['two cats', 'a cake with 30 candles', 'seven', '12, a room', 'a street in 1920', 'a bus, 101'])(
    'there is none in: %s',
    (text) => {
      expect(ages(text)).toEqual([])
    },
  )

  it('a child’s age is read like any other, so that it can be refused', () => {
    expect(ages('a 12 year old')).toEqual([12])
    expect(ages('aged nine')).toEqual([9])
  })

  it('each of several is read, with the place where it stands', () => {
    const text = 'a woman in her late forties beside a 20-year-old man'
    const found = measures(text).toSorted((one, other) => one.at - other.at)
    expect(found.map(({ at, end }) => text.slice(at, end))).toEqual(['in her late forties', '20-year-old'])
    expect(ages(text).toSorted((one, other) => one - other)).toEqual([20, 48])
  })
})

describe('heights in a text', () => {
  it.each([
    [`a woman, 5'7" tall`, 170],
    ['a woman, 5’7” tall', 170],
    ['6 ft 2 in', 188],
    ['6ft tall', 183],
    ['5 feet 11 inches', 180],
    ['a six foot man', 183],
    ['a five-foot-four girl', 163],
    ['six feet three', 191],
    ['182 cm tall', 182],
    ['182cm', 182],
    ['1.75 m', 175],
    ['1,8m', 180],
    ['2.01 metres', 201],
    ['1.6 meters', 160],
  ])('%s', (text, cm) => {
    expect(heights(text)).toEqual([cm])
  })

  it.each(['99 cm of cloth', '300 cm long', '3.5 m away', '20 m up', 'a foot'])('there is none in: %s', (text) => {
    expect(heights(text)).toEqual([])
  })

  it('what a height has taken is no age any more', () => {
    expect(measures('a man, six foot two, 40').map(({ kind }) => kind)).toEqual(['height', 'age'])
    expect(ages('is 6 ft 2')).toEqual([])
  })
})

describe('stops of a lens in a text', () => {
  it.each([
    ['shot at f/1.4', 1.4],
    ['f2.8, 85mm', 2.8],
    ['f / 16', 16],
  ])('%s', (text, stop) => {
    expect(stops(text)).toEqual([stop])
  })

  it('the end of a word is none', () => {
    expect(stops('a wolf 8')).toEqual([])
  })
})
