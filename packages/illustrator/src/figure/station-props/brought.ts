import type { Body } from '#body/body.ts'
import type { Part } from '#geometry/part.ts'
import type { BroughtId } from '#poses/station-props.ts'
import type { Palette } from '#props/fitting.ts'
import { type StationProp, holdsOf } from './bench.ts'
import * as crafts from './crafts.ts'
import * as desks from './desks.ts'
import * as grooming from './grooming.ts'
import * as cooking from './cooking.ts'
import { cauldron } from './cauldron.ts'
import { crystalBall } from './crystal-ball.ts'
import * as games from './games.ts'
import * as handTools from './hand-tools.ts'
import * as housework from './housework.ts'
import * as instruments from './instruments.ts'
import * as serving from './serving.ts'
import * as workplaces from './workplaces.ts'
import * as music from './music.ts'
import * as afield from './afield.ts'
import * as outdoors from './outdoors.ts'
import * as pushed from './pushed.ts'
import * as smallTools from './small-tools.ts'
import * as seats from './seats.ts'

/** What poses bring along, by the name that they have for it. docs/recipes/add-a-pose.md goes through it. */
const brought: Readonly<Record<BroughtId, StationProp>> = {
  'sleeping-desk': desks.sleepingDesk,
  'writing-desk': desks.writingDesk,
  computer: desks.computer,
  'cafe-table': desks.cafeTable,
  chess: games.chess,
  cards: games.cards,
  footrest: desks.footrest,
  boulder: afield.boulder,
  'crystal-ball': crystalBall,
  decks: workplaces.decks,
  flasks: workplaces.flasks,
  gadget: workplaces.gadget,
  counter: desks.counter,
  dough: cooking.kneading,
  'chopping-board': cooking.chopping,
  pot: cooking.pot,
  cauldron,
  teapot: serving.teapot,
  dishes: housework.dishes,
  'ironing-board': housework.ironingBoard,
  laundry: housework.laundry,
  dinner: serving.dinner,
  anvil: crafts.anvil,
  hairbrush: grooming.hairbrush,
  toothbrush: grooming.toothbrush,
  lipstick: grooming.lipstick,
  razor: grooming.razor,
  armchair: seats.armchair,
  sofa: seats.sofa,
  throne: seats.throne,
  'turned-chair': seats.turnedChair,
  bed: seats.bed,
  cigarette: handTools.cigarette,
  'sweeping-broom': handTools.sweepingBroom,
  knitting: handTools.knitting,
  controller: handTools.controller,
  box: handTools.carton,
  binoculars: handTools.binoculars,
  'ring-box': handTools.ringBox,
  sapling: outdoors.sapling,
  'watering-can': outdoors.wateringCan,
  campfire: outdoors.campfire,
  welder: outdoors.welder,
  trolley: outdoors.trolley,
  lute: music.lute,
  flute: music.flute,
  mop: handTools.mop,
  vacuum: handTools.vacuum,
  spade: handTools.spade,
  'raking-rake': handTools.rake,
  clothesline: housework.clothesline,
  'hair-dryer': grooming.hairDryer,
  'hair-foam': grooming.hairFoam,
  'hair-dye': grooming.hairDye,
  'bed-under': seats.bedUnder,
  saxophone: instruments.saxophone,
  trumpet: instruments.trumpet,
  banjo: music.banjo,
  cello: instruments.cello,
  harp: instruments.harp,
  'drum-kit': instruments.drumKit,
  baton: instruments.baton,
  'juggling-balls': handTools.jugglingBalls,
  'ship-wheel': afield.shipWheel,
  embroidery: handTools.embroidery,
  'pumpkin-on-table': cooking.pumpkinOnTable,
  dominoes: games.dominoes,
  'lawn-mower': pushed.lawnMower,
  pram: pushed.pram,
  wheelbarrow: pushed.wheelbarrow,
  rag: smallTools.rag,
  'hair-scissors': smallTools.hairScissors,
  tightrope: afield.tightrope,
  'chopping-block': afield.choppingBlock,
  microscope: smallTools.microscope,
}

/** Whether what the pose brings is what the person sits on. */
export const bringsSeat = ({ brings }: Body): boolean => brings !== undefined && brought[brings].seat === true

/** What the pose of a body brings along; tools only into hands that have nothing else. */
export function broughtBy(body: Body, colours: Palette, isBusy: boolean): readonly Part[] {
  const setup = { body, colours, ...holdsOf(body), free: !isBusy }
  return [body.brings, body.tool].flatMap((id) => (id === undefined ? [] : brought[id].make(setup)))
}
