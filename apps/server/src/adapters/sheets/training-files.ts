import { expressions, framings, outfits, poses, views } from '@eidolon/people'
import { guardedSharp } from '#adapters/images/guarded-sharp.ts'
import type { SheetFile, SheetOf, SheetPart } from './sheet-part.ts'
import { plainName } from './sprite-files.ts'

/** Behind somebody there is nothing to learn, so it is plain, and never the same for long. */
const grounds = [
  ['white', '#ffffff'],
  ['light grey', '#cfcfd2'],
  ['beige', '#e3d9c8'],
  ['blue grey', '#8f9aa8'],
  ['dark grey', '#3c3e45'],
] as const

/**
 * Pictures with captions of the same name, a mask of each, and how to train with them. A caption says what changes from
 * picture to picture and not who somebody is: that is what its first word comes to mean.
 */
export async function trainingFiles(whom: SheetOf, parts: readonly SheetPart[]): Promise<readonly SheetFile[]> {
  const sharp = await guardedSharp()
  const { name } = whom.about
  const word = `${plainName(name, 'someone')}person`
  const files: SheetFile[] = []
  const text = (value: string) => new TextEncoder().encode(value)
  // One after the other: a picture is many times as large unpacked.
  for (const [index, part] of parts.entries()) {
    const [ground, color] = grounds[index % grounds.length] ?? grounds[0]
    const { name: number } = part.picture
    const said = [word, ...shownIn(part), `plain ${ground} background`, `${whom.style.toLowerCase()} style`]
    files.push(
      { name: `${number}.png`, bytes: await sharp(part.png).flatten({ background: color }).png().toBuffer() },
      { name: `${number}.txt`, bytes: text(`${said.join(', ')}\n`) },
      { name: `masks/${number}.png`, bytes: await sharp(part.png).extractChannel(3).png().toBuffer() },
    )
  }
  return [...files, { name: 'README.md', bytes: text(readme(name, word, parts.length)) }]
}

type TrainingLabel = readonly { readonly id: string; readonly label: string }[]

function shownIn({ picture: { shows }, scene }: SheetPart): readonly string[] {
  const label = (list: TrainingLabel, id: unknown): string =>
    (list.find((one) => one.id === id)?.label ?? '').toLowerCase()
  const outfit = label(outfits, scene['outfit'])
  return [
    label(framings, shows.framing),
    label(views, shows.view),
    // From behind no face is seen.
    ...(shows.view === 'back' ? [] : [`${label(expressions, shows.expression)} expression`]),
    label(poses, shows.pose),
    ...(outfit === '' ? [] : [`wearing ${outfit}`]),
  ]
}

function readme(name: string, word: string, many: number): string {
  return `# Training set: ${name}

${many} pictures (\`01.png\` …) with captions (\`01.txt\` …) of the same name, and a mask of each in \`masks\` (white is ${name}, black is background). ${name} is a fictional character, drawn by an AI.

Every caption begins with \`${word}\`, the word to prompt with afterwards. The captions say what changes between the pictures (framing, side, mood, posture, clothes, background) and not what stays, so that what stays is learnt as \`${word}\`.

## What works as a rule

| | SD 1.5 | SDXL | FLUX.1 |
| --- | --- | --- | --- |
| resolution | 512 or 768 | 1024 | 512 to 1024 |
| rank (network dim) and alpha | 32 and 16 | 32 and 16 | 16 and 16 |
| learning rate | 1e-4 | 1e-4 | 1e-4 to 4e-4 |
| steps | 1500 | 1500 to 2000 | 1000 to 1500 |

Leave flipping off: faces are not the same on both sides. Keep the first token where captions are shuffled.

## kohya sd-scripts

Save as \`dataset.toml\`, pass it with \`--dataset_config\`, and add \`--masked_loss\` to train by the masks:

\`\`\`toml
[general]
caption_extension = ".txt"
shuffle_caption = true
keep_tokens = 1
enable_bucket = true

[[datasets]]
resolution = 1024
batch_size = 1

  [[datasets.subsets]]
  image_dir = "/path/to/this/folder"
  conditioning_data_dir = "/path/to/this/folder/masks"
  num_repeats = 4
\`\`\`

## OneTrainer

Add this folder as a concept, with captions from text files of the same name and without subfolders. For masked training copy each mask beside its picture as \`01-masklabel.png\`.

## ai-toolkit

\`\`\`yaml
trigger_word: "${word}"
datasets:
  - folder_path: "/path/to/this/folder"
    mask_path: "/path/to/this/folder/masks"
    caption_ext: "txt"
    resolution: [512, 768, 1024]
\`\`\`
`
}
