import { expect, it } from 'vitest'
import { judge, type Prompt, type Wrong } from '#workshop/judge-prompts.ts'
import wrong from './prompts/misread.json' with { type: 'json' }
import action from './prompts/tuning/action.json' with { type: 'json' }
import anime from './prompts/tuning/anime.json' with { type: 'json' }
import fantasy from './prompts/tuning/fantasy.json' with { type: 'json' }
import game from './prompts/tuning/game.json' with { type: 'json' }
import influencer from './prompts/tuning/influencer.json' with { type: 'json' }
import life from './prompts/tuning/life.json' with { type: 'json' }
import portrait from './prompts/tuning/portrait.json' with { type: 'json' }
import scifi from './prompts/tuning/scifi.json' with { type: 'json' }

const families = [action, anime, fantasy, game, influencer, life, portrait, scifi]

it('[ILL-304] of the things that 208 prompts name none is passed over, and hardly one is taken for another', () => {
  // Imported JSON forgets that its pairs are pairs.
  const prompts = families.flat() as unknown as readonly Prompt[]
  const judged = prompts.flatMap((prompt) => judge(prompt, wrong as unknown as Wrong, () => true))
  expect(judged.length).toBeGreaterThan(1000)
  expect(judged.filter(({ fate }) => fate === 'silent')).toEqual([])
  expect(judged.filter(({ fate }) => fate === 'misread').length).toBeLessThan(judged.length / 100)
})
