import { z } from 'zod'
import { sheetKinds } from './characters/sheets.ts'

/** What can be chosen in one of an engine's lists. */
const Choice = z.object({
  id: z.string(),
  label: z.string(),
  /** A small picture of it; empty when there is none. */
  previewUrl: z.string(),
})
export type Choice = z.infer<typeof Choice>

const choices = z.array(Choice)
export const generationKinds = ['image', 'video'] as const

/** By what of our own drawing of a scene another engine can be guided. */
export const guidanceKinds = ['depth', 'pose', 'lines', 'render'] as const
export type GuidanceKind = (typeof guidanceKinds)[number]
const Kind = z.enum(generationKinds)
export type Kind = z.infer<typeof Kind>

/** What an engine can do, as data: a form offers these choices and no others. */
export const Abilities = z.object({
  kinds: z.array(Kind),
  styles: choices,
  poses: choices,
  outfits: choices,
  backgrounds: choices,
  expressions: choices,
  framings: choices,
  times: choices,
  weathers: choices,
  angles: choices,
  views: choices.default([]),
  lights: choices.default([]),
  effects: choices.default([]),
  scenery: choices.default([]),
  aspects: z.array(Choice.extend({ width: z.int(), height: z.int() })),
  /** How large its pictures can be: how many times the pixels of `aspects` a side, and how many may be asked for at once. */
  sizes: z.array(Choice.extend({ factor: z.int(), maxCount: z.int() })).default([]),
  /** Whether it can draw somebody on nothing: `none` is among its backgrounds then. */
  cutouts: z.boolean().default(false),
  /** The longest film that it can make of somebody who is cut out; 0: none. */
  cutoutSeconds: z.number().default(0),
  /** What it can put several pictures of somebody together as. */
  sheets: z.array(z.enum(sheetKinds)).default([]),
  /** What it can change of a finished picture by itself, and what is picked from for some of that. */
  parts: choices.default([]),
  /** Whether a mask says where: pictures of other engines can be changed then, and places that somebody has painted. */
  masks: z.boolean().default(false),
  hairStyles: choices.default([]),
  accessories: choices.default([]),
  /** How many characters it draws in one picture, and how they can stand to each other: each for so many people. */
  maxCharacters: z.int().min(1).default(1),
  /** In films, where these are fewer. */
  maxFilmCharacters: z.int().min(1).optional(),
  arrangements: z
    .array(
      Choice.extend({
        least: z.int().min(2),
        most: z.int(),
        /** Whether what everybody does belongs to it: no pose is chosen besides. */
        posed: z.boolean().default(false),
      }),
    )
    .default([]),
  motions: choices,
  cameras: choices,
  /** In seconds. */
  durations: z.array(z.number()),
  maxCount: z.int(),
  seed: z.boolean(),
  negativePrompt: z.boolean(),
  /** Whether it is sent pictures of the character. */
  reference: z.boolean(),
  strength: z.boolean(),
  /** Whether it draws poses of one's own by itself; others take them where they are guided. */
  ownPoses: z.boolean().default(false),
  /** By what its pictures can be held to the pose, camera and place that were asked for. */
  guidance: z.array(z.enum(guidanceKinds)).default([]),
  /** Whether it can be told how closely to keep to pictures of the character. */
  likeness: z.boolean().default(false),
  /** How often a picture that shows somebody else can be drawn again by itself; 0: never. */
  retries: z.int().default(0),
})
export type Abilities = z.infer<typeof Abilities>

export const Engine = z.object({
  id: z.string(),
  name: z.string(),
  version: z.string(),
  neural: z.boolean(),
  /** The one that is taken when a request names none. */
  default: z.boolean(),
  available: z.boolean(),
  /** Why it is not available; null when it is. */
  reason: z.string().nullable(),
  /** Whether it draws for subscribers only. */
  subscription: z.boolean(),
  abilities: Abilities,
})
export type Engine = z.infer<typeof Engine>

export const EngineList = z.object({ total: z.int(), engines: z.array(Engine).readonly() })
export type EngineList = z.infer<typeof EngineList>

/** Where the small picture of a choice is. */
export const SamplePlace = z.object({
  engineId: z.string().max(64),
  list: z.string().max(64),
  choice: z.string().max(64),
})
