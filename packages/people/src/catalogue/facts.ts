import type { ExpressionId } from './expressions.ts'
import type { AccessoryId, BackgroundId, OutfitId, PoseId } from './generated/ids.ts'
import type { TimeId } from './hours.ts'

/** How likely each is; what is not named does not come by chance. */
export type Weights<Id extends string> = Readonly<Partial<Record<Id, number>>>

/** What is asked of places by chance: clothes to be worn in, or a sky over them. */
export type Occasion = OutfitId | 'everyday' | 'weather' | 'snow' | 'night' | 'hour'

/** What is known of a place without drawing it. */
export type PlaceFacts = {
  readonly outdoors: boolean
  /** Whether the hour is seen there, and whether the weather is. */
  readonly hours: boolean
  readonly sky: boolean
  /** The hour it has unless another is asked for. */
  readonly hour?: TimeId
  /** Poses that come by chance there, beside the usual ones. */
  readonly poses?: Weights<PoseId>
  /** There is nothing to stand on: people float unless another pose is asked for. */
  readonly afloat?: true
  /** What people have in their hands there who hold something that nobody named. */
  readonly holds?: Weights<AccessoryId>
  /** How likely it comes by chance, beside the places that `scene/scene-defaults.ts` names for an occasion. */
  readonly chance?: Weights<Occasion>
}

/** Where a piece of scenery is: how it is put into the picture follows from it. */
export type SceneryPlace =
  /** Painted on the sky, as large as it looks. */
  | 'sky'
  /** So large and far that only its outline counts. */
  | 'far'
  /** Flies or hangs. */
  | 'air'
  /** Stands on the ground behind or beside the person. */
  | 'stands'
  /** Runs across the whole picture behind them. */
  | 'span'
  /** Covers the ground all around. */
  | 'field'
  /** Lies flat under the person. */
  | 'flat'
  /** Hangs on a wall, or is part of one. */
  | 'wall'
  /** Takes the place of everything behind. */
  | 'backdrop'

/** What is known of a piece of scenery without building it. */
export type SceneryFacts = {
  readonly where: SceneryPlace
  /** Where it is at home; both where nothing is said. */
  readonly fits?: 'indoors' | 'outdoors'
  /** The place it makes one think of, where none is named. */
  readonly place?: BackgroundId
  /** A color in the prompt applies to this prop alone. */
  readonly dyed?: true
  /** What people else hold: words for that mean this piece where they say that it lies or hangs somewhere. */
  readonly of?: AccessoryId
  /** The place that it is, seen from afar: "a castle behind her" is no hall. */
  readonly outside?: BackgroundId
  /** Poses that come with one of their own: whoever sits in an armchair needs no second one. */
  readonly brought?: readonly PoseId[]
}

/** What is known of a pose without drawing it. */
export type PoseFacts = {
  /** Any other pose in the same text outdoes it: who is standing and waving waves. */
  readonly plain?: true
  /** What it is nothing without; given to hands that hold nothing else. */
  readonly thing?: AccessoryId
  /** It is in one hand whatever the other holds: a selfie is taken with a phone, coffee or not. */
  readonly always?: true
  /** Things that the pose brings by itself, in the hands that play or use them. */
  readonly insteadOf?: readonly AccessoryId[]
  /** Faces that come with it by chance. */
  readonly faces?: Weights<ExpressionId>
  /** What a picture has to show of it: all of the body, down to the knees, to the hips, or the hands. */
  readonly shows?: 'body' | 'legs' | 'hips' | 'hands'
  /** Where it is done, by chance, when no place is named. */
  readonly places?: Weights<BackgroundId>
  /** The face is turned away, so that the person is harder to recognize. */
  readonly turnedAway?: true
  /** How likely it comes by chance, beside the poses that `scene/scene-defaults.ts` names. */
  readonly chance?: number
  /**
   * Which half of the body it is about, so that another may go with it: `legs` leaves the arms free (sitting), `arms`
   * takes both arms on any legs (arms crossed), `arm` the right one alone (waving), `look` is the head. Left out, it
   * takes all of the body.
   */
  readonly half?: 'legs' | 'arms' | 'arm' | 'look'
}

/** What is known of an arrangement of several people without drawing it. */
export type ArrangementFacts = {
  /** How many it is for. */
  readonly least: 2 | 3
  readonly most: 2 | 3 | 4
  /** What its people do, in turn, unless it is asked for otherwise. */
  readonly poses: readonly [PoseId, ...PoseId[]]
  /** They do that whatever is asked for: who dances with somebody does not cross the arms. */
  readonly fixed?: true
}

/** What is known of an outfit without sewing it. */
export type OutfitFacts = {
  readonly group: 'everyday' | 'formal' | 'sport' | 'work' | 'weather' | 'fantasy' | 'future' | 'tradition'
  /** Default colors. */
  readonly primary: string
  readonly secondary: string
  /** 0 mostly men, 1 mostly women, by chance; text decides otherwise. */
  readonly feminine: number
  /** Where it is worn, by chance; clothes that say nothing go where clothes of every day go. */
  readonly places?: Weights<BackgroundId>
  /** How people stand in it, by chance. */
  readonly poses?: Weights<PoseId>
  /** It is known by its colors: of these chance picks the first one. */
  readonly dyes?: readonly [string, ...string[]]
  /** It is worn when it is asked for, and never by chance. */
  readonly asked?: true
  /** It has a hood that can be worn up. */
  readonly hooded?: true
  /** Of old tales: a hood that is asked for comes with a cloak, not with a hoodie. */
  readonly legendary?: true
  /** Its skirt ends at the knees or above, so that they are kept together. */
  readonly shortSkirt?: true
}

/** What is known of a hair style; `length` and `curl` (0..1) are what it is by nature, and the genes of that name move it. */
export type HairFacts = {
  readonly length: number
  readonly curl: number
  /** Who gets it by chance: 0 mostly men, 1 mostly women. */
  readonly feminine: number
  /** It is worn when it is asked for, and never by chance. */
  readonly asked?: true
}

/**
 * Where an accessory sits, or an animal or a vehicle that is there with the person (`mount`: a vehicle); of two
 * that need the same place, the later one named wins.
 */
export type Slot =
  | 'eyes'
  | 'hat'
  | 'head'
  | 'hair'
  | 'ears'
  | 'nose'
  | 'teeth'
  | 'mouth'
  | 'face'
  | 'neck'
  | 'chest'
  | 'across'
  | 'front'
  | 'back'
  | 'tail'
  | 'waist'
  | 'hip'
  | 'arms'
  | 'hands'
  | 'fingers'
  | 'wrist'
  | 'knees'
  | 'shins'
  | 'ankle'
  | 'bottoms'
  | 'legs'
  | 'feet'
  | 'over'
  | 'sleeves'
  | 'neckline'
  | 'trimmings'
  | 'hand'
  | 'shoulder'
  | 'beside'
  | 'mount'

/** What is known of something that people carry or put on besides their clothes. */
export type PropFacts = {
  /** `hand`: it is held. */
  readonly slot: Slot
  /** Poses that come by chance with it in the hand. */
  readonly poses?: Weights<PoseId>
  /** Poses in which it is under the person, what is usual first: in any other a mount stands beside them. */
  readonly ridden?: readonly [PoseId, ...PoseId[]]
  /** Of animals: small enough for arms, a lap or a shoulder. */
  readonly carried?: true
  /** It hangs low, so that pictures show the whole person. */
  readonly low?: true
  /** Default color. Without one it has the person's accent color. */
  readonly dye?: string
  /** It covers the face: how much of the person is still recognized, 0 to 1. */
  readonly hides?: number
  /**
   * What it does to hair: a hat presses all that is above its rim; a band only where it lies, its middle above the rim of
   * a hat and half its width; below what covers the whole head (`all`), everything is tucked away, and
   * below cloth that is bound around the face (`hidden`) nothing of it is seen.
   */
  readonly presses?: 'hat' | 'all' | 'hidden' | readonly [above: number, half: number]
}
