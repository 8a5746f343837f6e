import { describe, expect, it } from 'vitest'
import { parsePrompt } from './read-prompt.ts'

const pairs = (text: string) => parsePrompt(text).understood.map(({ part, value }) => `${part}=${value}`)
const lost = (text: string) => parsePrompt(text).unknown.map(({ words }) => words)

describe('what words are not', () => {
  it.each([
    ['a bat over her shoulder', 'pose=looking-back'],
    ['orange glow from below', 'camera=low'],
    ['a backflip over a school bus', 'background=classroom'],
    ['tea on the roof of a camper', 'accessories=backpack'],
    ['tea on the roof of a camper', 'background=rooftop'],
    ['sitting on a mountain of shoe boxes', 'background=snow-mountains'],
    ['sitting on a mountain of shoe boxes', 'accessories=loafers'],
    ['waiting at a red light', 'light=red'],
    ['four in the morning', 'time=dawn'],
    ['a man with a heavy frown', 'build=heavy'],
    ['the final boss', 'outfit=suit'],
    ['a fairy on a toadstool', 'accessories=mushroom'],
    ['ice shards orbiting her', 'cameraMove=orbit'],
    ['bioluminescent plants', 'marks=glowing-tattoos'],
    ['a studded leather jacket', 'outfit=leather-armour'],
    ['blonde money piece on dark brown hair', 'hairColour=blonde'],
    ['pearl drop, dark green velvet', 'thingColour=earrings--dark-green'],
    ["she waits and it's trying to eat her hat", 'pose=eating'],
    ['a ladybird on her finger', 'effects=bees'],
    ['desert planet, two suns', 'weather=clear'],
    ['holding up a lipstick', 'lipstick=red'],
    ['pink drill hair', 'accessories=drill'],
    ['muzzle flash', 'light=flash'],
    ["a man with a widow's peak", 'accessories=veil'],
    ['heat haze over the road', 'weather=fog'],
    ['a cowboy, saloon behind him', 'background=tavern'],
    ['a cabin in the woods', 'background=living-room'],
    ['a shirt with a print of a wolf', 'accessories=wolf'],
    ['spikes on the shoulders', 'hairStyle=spiky'],
    ['a woman, engagement ring', 'pose=proposing'],
    ['a ladder in her tights', 'accessories=ladder'],
    ['smoke rings', 'accessories=rings'],
    ['slice of cake', 'pose=chopping'],
    ['walking in the rain', 'pose=stepping'],
  ])('[ILL-303] %s has no %s', (text, wrong) => {
    expect(pairs(text)).not.toContain(wrong)
  })

  it.each([
    ['she looks over her shoulder', 'pose=looking-back'],
    ['over the shoulder, smiling', 'pose=looking-back'],
    ['a heavy man', 'build=heavy'],
    ['my boss at the office', 'outfit=suit'],
    ['red light on her face', 'light=red'],
    ['four in the morning', 'time=night'],
    ['waiting at a red light', 'background=city-street'],
    ['blonde money piece on dark brown hair', 'highlight=blonde'],
    ['pearl drop, dark green velvet', 'material=velvet'],
    ['dressed in black lace', 'colour=black'],
    ['holding up a lipstick', 'accessories=lipstick-in-hand'],
    ['3/4 view', 'view=three-quarter'],
    ['in a saloon', 'background=tavern'],
    ['a cabin in the woods', 'background=forest'],
    ['a wolf beside her', 'accessories=wolf'],
    ['bioluminescent skin', 'marks=glowing-tattoos'],
  ])('[ILL-303] %s has %s', (text, right) => {
    expect(pairs(text)).toContain(right)
  })

  it.each([
    ['chibi girl', 'style=anime', 'chibi'],
    ['knight in red chainmail', 'outfit=plate-armour', 'chainmail'],
    ['claymation chef', 'style=studio', 'claymation'],
    ['a girl with an otter', 'accessories=ferret', 'otter'],
    ['a hunter and a moose', 'accessories=stag', 'moose'],
    ['her terrier beside her', 'accessories=chihuahua', 'terrier'],
  ])('[READ-36] %s is drawn near and told', (text, near, told) => {
    expect(pairs(text)).toContain(near)
    expect(lost(text).join(' ')).toContain(told)
  })

  it('[READ-36] what is the thing itself is not told', () => {
    expect(lost('anime girl, knight in plate armour')).toEqual([])
  })
})

it('[STORY-101] reads a long row of words made of others at once', () => {
  for (const pump of ['aed', 'discarded ', 'aaed ', 'an', 'a ']) {
    const row = pump.repeat(Math.floor(1900 / pump.length))
    for (const end of ['x glasses on the nightstand', ' 7 glasses on a rack', 'x suit of armour in the corner']) {
      expect(parsePrompt(`a woman, ${row}${end}`).understood.length).toBeGreaterThan(0)
    }
  }
})
