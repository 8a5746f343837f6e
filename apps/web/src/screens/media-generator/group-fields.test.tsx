import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { fieldsOf } from '#lib/json-guards.ts'
import { abilities, engine } from '#testing/engines.ts'
import { generationDocument } from '#testing/generations.ts'
import { nothingRead } from '#testing/readings.ts'
import { renderApp } from '#testing/render-app.tsx'
import { characterDocument } from '#testing/studio.ts'
import { unpaid } from '#testing/subscription.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const main = () => within(screen.getByRole('main'))
const arrangements = [{ id: 'facing', label: 'Facing each other', previewUrl: '', least: 2, most: 2, posed: false }]
const sociable = { ...engine, abilities: { ...abilities, maxCharacters: 2, arrangements, ownPoses: true } }
const joints = { bones: { leftUpperArm: [20, 0, 90] }, hands: { left: 'fist', right: 'relaxed' }, lift: 0 }
const salute = { $id: 'salute', $createdAt: '2026-01-01T00:00:00.000+00:00', name: 'Salute' }
const alone = { ...engine, id: 'alone', name: 'Loner', default: false }

/** What the studio says of words for people without a name, until somebody is there besides. */
function read({ text, characterIds }: Record<string, unknown>) {
  const words = /her boyfriend|two friends/.exec(String(text))
  if (!words || (Array.isArray(characterIds) && characterIds.length > 1)) return nothingRead
  const place = { start: words.index, end: words.index + words[0].length, text: words[0] }
  return { ...nothingRead, company: [{ ...place, people: 2, one: words[0] === 'her boyfriend' }] }
}

/** The generator in front of an engine that draws two; what it was asked for. */
async function open() {
  const sent: Record<string, unknown>[] = []
  const characters = [characterDocument(), characterDocument({ $id: 'osei', name: 'Osei Boateng' })]
  const studio = {
    characters,
    list: async (collection: string) =>
      collection === 'characters'
        ? characters
        : collection === 'poses'
          ? [
              { ...salute, joints: JSON.stringify(joints) },
              { ...salute, $id: 'still', name: 'Still', joints: '{}' },
            ]
          : [],
    send: async (_method: string, path: string, body: unknown) => {
      if (path === '/engines') return Response.json({ total: 2, engines: [sociable, alone] })
      if (path === '/subscription') return Response.json(unpaid)
      if (path === '/readings') return Response.json(read(fieldsOf(body)))
      if (path !== '/generations') return Response.json({ total: 0, prompts: [] })
      sent.push(fieldsOf(body))
      return Response.json({ ...generationDocument(), request: {}, error: null }, { status: 201 })
    },
  }
  await renderApp('/media/new/ines', { signedIn: true, world: { studio } })
  await main().findByRole('textbox', { name: 'Prompt' })
  return sent
}

it('[GENW-86] [GENW-88] somebody is added with an expression of their own, and how both stand is picked', async () => {
  const sent = await open()
  await userEvent.selectOptions(await main().findByRole('combobox', { name: 'Add somebody' }), 'Osei Boateng')
  const [expression] = abilities.expressions
  await userEvent.selectOptions(
    await main().findByRole('combobox', { name: 'Expression of Osei Boateng' }),
    expression?.label ?? '',
  )
  await userEvent.selectOptions(main().getByRole('combobox', { name: 'Osei Boateng looks at' }), 'Looks at the camera')
  await userEvent.click(main().getByRole('radio', { name: 'Facing each other' }))
  expect(main().queryByRole('combobox', { name: 'Add somebody' })).toBeNull()
  await userEvent.click(main().getByRole('button', { name: /^Generate/ }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    characterIds: ['ines', 'osei'],
    arrangement: 'facing',
    cast: [{ characterId: 'osei', expression: expression?.id, looksAt: 'camera' }],
  })
  await userEvent.click(main().getByRole('button', { name: 'Leave Osei Boateng out' }))
  await userEvent.click(main().getByRole('button', { name: /^Generate/ }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).not.toHaveProperty('characterIds')
})

it('[GENW-190] each of several people stands in a pose of their own', async () => {
  const sent = await open()
  await userEvent.selectOptions(await main().findByRole('combobox', { name: 'Add somebody' }), 'Osei Boateng')
  const pose = await main().findByRole('combobox', { name: 'Pose of Osei Boateng' })
  await within(pose).findByRole('option', { name: 'Salute (your own)' })
  await userEvent.selectOptions(pose, 'Salute (your own)')
  const [listed] = abilities.poses
  await userEvent.selectOptions(main().getByRole('combobox', { name: /^Pose of Ines/ }), listed?.label ?? '')
  await userEvent.click(main().getByRole('button', { name: /^Generate/ }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    cast: [
      { characterId: 'osei', joints },
      { characterId: 'ines', pose: listed?.id },
    ],
  })
  await userEvent.selectOptions(pose, 'Any pose')
  await userEvent.click(main().getByRole('button', { name: /^Generate/ }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.['cast']).toHaveLength(1)
})

it('[GENW-191] a film goes from one pose of one’s own to another', async () => {
  const sent = await open()
  await userEvent.click(main().getByRole('radio', { name: 'Video' }))
  const begin = await main().findByRole('combobox', { name: 'Begin in' })
  expect(main().getByRole('combobox', { name: 'Go to' })).toHaveProperty('disabled', true)
  await userEvent.selectOptions(begin, 'Still')
  await userEvent.selectOptions(main().getByRole('combobox', { name: 'Go to' }), 'Salute, and back')
  await userEvent.click(main().getByRole('button', { name: /^Generate/ }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ kind: 'video', joints: { bones: {} }, jointsTo: joints })
})

it('[POSE-42] in a film each of several people goes from one pose of one’s own to another', async () => {
  const sent = await open()
  await userEvent.click(main().getByRole('radio', { name: 'Video' }))
  await userEvent.selectOptions(await main().findByRole('combobox', { name: 'Add somebody' }), 'Osei Boateng')
  const pose = await main().findByRole('combobox', { name: 'Pose of Osei Boateng' })
  await within(pose).findByRole('option', { name: 'Still (your own)' })
  expect(main().queryByRole('combobox', { name: 'Where Osei Boateng goes from that pose' })).toBeNull()
  await userEvent.selectOptions(pose, 'Still (your own)')
  const to = main().getByRole('combobox', { name: 'Where Osei Boateng goes from that pose' })
  await userEvent.selectOptions(to, 'Salute, and back')
  await userEvent.click(main().getByRole('button', { name: /^Generate/ }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ cast: [{ characterId: 'osei', joints: { bones: {} }, jointsTo: joints }] })
})

it('[GENW-86] [GENW-87] an @ brings somebody in by the keyboard, and an engine for one alone says so', async () => {
  await open()
  const prompt = main().getByRole<HTMLTextAreaElement>('textbox', { name: 'Prompt' })
  await userEvent.type(prompt, 'tea with @boa')
  const list = await main().findByRole('listbox', { name: 'Who is meant' })
  const option = within(list).getByRole('option', { name: /Osei Boateng/ })
  expect(prompt.getAttribute('aria-activedescendant')).toBe(option.id)
  await userEvent.keyboard('{Enter}')
  expect(prompt.value).toBe('tea with @Osei Boateng ')
  expect(main().queryByRole('listbox', { name: 'Who is meant' })).toBeNull()
  expect(await main().findByRole('button', { name: 'Leave Osei Boateng out' })).toBeTruthy()
  await userEvent.click(main().getByRole('radio', { name: /Loner/ }))
  expect(await main().findByText('Loner draws one character in a picture: the others are left out.')).toBeTruthy()
})

it('[GENW-89] people without a name are asked for, and a name stands in the place of one', async () => {
  const sent = await open()
  const prompt = main().getByRole<HTMLTextAreaElement>('textbox', { name: 'Prompt' })
  await userEvent.type(prompt, 'her boyfriend in a red coat')
  const whom = await main().findByRole('combobox', { name: 'Who is “her boyfriend”?' })
  expect(within(whom).queryByRole('option', { name: 'Ines Duarte' })).toBeNull()
  await userEvent.selectOptions(whom, 'Osei Boateng')
  expect(prompt.value).toBe('@Osei Boateng in a red coat')
  expect(await main().findByRole('button', { name: 'Leave Osei Boateng out' })).toBeTruthy()
  expect(main().queryByRole('combobox', { name: /her boyfriend/ })).toBeNull()
  await userEvent.click(main().getByRole('button', { name: /^Generate/ }))
  await waitFor(() => expect(sent[0]).toMatchObject({ characterIds: ['ines', 'osei'] }))

  await userEvent.click(main().getByRole('button', { name: 'Leave Osei Boateng out' }))
  await userEvent.clear(prompt)
  await userEvent.type(prompt, 'two friends')
  const others = await main().findByRole('combobox', { name: '“two friends”: who else is in the picture?' })
  await userEvent.selectOptions(others, 'Osei Boateng')
  expect(prompt.value).toBe('two friends')
  await userEvent.click(main().getByRole('radio', { name: /Loner/ }))
  expect(main().queryByRole('combobox', { name: /two friends/ })).toBeNull()
})
