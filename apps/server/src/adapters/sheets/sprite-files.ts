import { expressions, spriteMoods } from '@eidolon/people'
import type { SheetFile, SheetOf, SheetPart } from './sheet-part.ts'

/** What a name becomes where it is part of a program. */
export const plainName = (name: string, otherwise: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '')
    .slice(0, 32) || otherwise

/**
 * A sprite for each mood, by the names that SillyTavern looks for; what is in them as JSON, for engines of visual novels;
 * and what to do with it. All of them have one size and one pose, so that one takes the place of another without a jump.
 */
export function spriteFiles({ about: { name }, style }: SheetOf, parts: readonly SheetPart[]): readonly SheetFile[] {
  const [first] = parts
  const moods = Object.entries(spriteMoods).flatMap(([mood, expression]) => {
    const part = parts.find(({ picture }) => picture.shows.expression === expression)
    return part ? [{ mood, expression, part }] : []
  })
  const listed = {
    format: 'sprites',
    version: 1,
    character: name,
    style,
    size: { width: first?.width ?? 0, height: first?.height ?? 0 },
    // Where a sprite stands: the middle of its lower edge.
    anchor: { x: 0.5, y: 1 },
    default: 'neutral',
    sprites: Object.fromEntries(moods.map(({ mood, expression }) => [mood, { file: `${mood}.png`, expression }])),
  }
  const text = (value: string) => new TextEncoder().encode(value)
  return [
    ...moods.map(({ mood, part }) => ({ name: `${mood}.png`, bytes: part.png })),
    { name: 'sprites.json', bytes: text(`${JSON.stringify(listed, null, 2)}\n`) },
    { name: 'README.md', bytes: text(readme(name, moods)) },
  ]
}

type Mood = { readonly mood: string; readonly expression: string }

function readme(name: string, moods: readonly Mood[]): string {
  const label = (id: string): string => expressions.find((one) => one.id === id)?.label ?? id
  const tag = plainName(name, 'someone')
  return `# Sprites of ${name}

${moods.length} PNG files with a transparent background, all of one size and in one pose. ${name} is a fictional character, drawn by an AI.

## SillyTavern

Open the character, then Extensions, Character Expressions, and upload this zip as a sprite pack; or copy the PNG files into the folder \`characters/${name}\` of your user's data. The names are those of its emotions.

## Ren'Py

Copy the PNG files to \`game/images/${tag}\`, and this into a script:

\`\`\`renpy
init python:
    for mood in [${moods.map(({ mood }) => JSON.stringify(mood)).join(', ')}]:
        renpy.image("${tag} " + mood, "images/${tag}/" + mood + ".png")

define ${tag} = Character(${JSON.stringify(name)})
\`\`\`

Then \`show ${tag} joy\` shows that face.

## Other engines

\`sprites.json\` lists every sprite with its file, their size in pixels, and the point that they stand on (parts of width and height, from the top left).

## Which face is which

Emotions that look alike have the same face.

| file | drawn as |
| --- | --- |
${moods.map(({ mood, expression }) => `| ${mood}.png | ${label(expression)} |`).join('\n')}
`
}
