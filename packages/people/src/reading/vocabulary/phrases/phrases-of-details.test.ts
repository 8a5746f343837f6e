import { describe, expect, it } from 'vitest'
import { parsePrompt } from '#reading/read-prompt.ts'

describe('small things beside the large ones', () => {
  it.each([
    ['shadow tendrils', ['effects=smoke', 'effectColour=black']],
    ['sword on her back', ['accessories=sword-on-back']],
    ['santa suit', ['colour=red', 'accessories=santa-hat']],
    ['holographic signs', ['scenery=holograms']],
    ['lit by her phone', ['light=cold']],
    ['arched eyebrows', ['brows=arched']],
    ['all-white set', ['background=studio', 'scenery=backdrop']],
    ['working on her laptop', ['pose=typing', 'accessories=laptop']],
  ])('[READ-90] %s is drawn', (text, said) => {
    const { understood, unknown } = parsePrompt(text)
    expect(understood.map(({ part, value }) => `${part}=${value}`)).toEqual(expect.arrayContaining([...said]))
    expect(unknown).toEqual([])
  })
})
