import { amount, choice, colour, shape } from './gene.ts'

const face = { group: 'face', area: 'face' } as const
const eyes = { group: 'face', area: 'eyes' } as const
const brows = { group: 'face', area: 'brows' } as const
const nose = { group: 'face', area: 'nose' } as const
const mouth = { group: 'face', area: 'mouth' } as const
const ears = { group: 'face', area: 'ears' } as const

/** The outlines and the morph target of each. */
export const headTargets = {
  oval: 'targets.head/head-oval',
  round: 'targets.head/head-round',
  square: 'targets.head/head-square',
  long: 'targets.head/head-rectangular',
  diamond: 'targets.head/head-diamond',
  triangular: 'targets.head/head-triangular',
  heart: 'targets.head/head-invertedtriangular',
} as const

const headShapes = ['oval', 'round', 'square', 'long', 'diamond', 'triangular', 'heart'] as const
const browStyles = [
  'natural',
  'soft',
  'straight',
  'arched',
  'high-arched',
  'rounded',
  'angled',
  'bushy',
  'full',
  'tapered',
  'flat',
  'short',
] as const

/** Everything in front of the ears, and the ears. */
export const faceGenes = {
  headShape: choice(face, 'outline of the head', headShapes, 'oval', ['headShape', ...Object.values(headTargets)]),
  headWidth: shape(face, 'narrow or wide head', ['head/head-scale-horiz-less'], ['head/head-scale-horiz-more'], 0.5),
  forehead: shape(
    face,
    'low or high forehead',
    ['forehead/forehead-scale-vert-less'],
    ['forehead/forehead-scale-vert-more'],
    0.7,
  ),
  cheekbones: shape(face, 'flat or prominent cheekbones', ['cheek/*-cheek-bones-in'], ['cheek/*-cheek-bones-out'], 0.8),
  cheeks: shape(face, 'hollow or full cheeks', ['cheek/*-cheek-volume-deflate'], ['cheek/*-cheek-volume-inflate'], 0.8),
  jaw: shape(face, 'narrow or broad jaw', ['chin/chin-bones-in'], ['chin/chin-bones-out'], 0.8),
  chinWidth: shape(face, 'pointed or wide chin', ['chin/chin-width-min'], ['chin/chin-width-max'], 0.8),
  chinLength: shape(face, 'short or long chin', ['chin/chin-height-min'], ['chin/chin-height-max'], 0.6),
  chin: shape(face, 'receding or prominent chin', ['chin/chin-prominent-less'], ['chin/chin-prominent-more'], 0.7),
  cleft: amount(face, 'cleft in the chin', [0, 0, 1], ['targets.chin/chin-cleft-in']),

  eyeSize: shape(eyes, 'small or big eyes', ['eyes/*-eye-size-small'], ['eyes/*-eye-size-big'], 0.9),
  eyeOpening: shape(eyes, 'narrow or wide open eyes', ['eyes/*-eye-height2-min'], ['eyes/*-eye-height2-max'], 0.6),
  eyeTilt: shape(eyes, 'outer corners down or up', ['eyes/*-eye-corner1-down'], ['eyes/*-eye-corner1-up'], 0.8),
  eyeSpacing: shape(eyes, 'close-set or wide-set eyes', ['eyes/*-eye-move-in'], ['eyes/*-eye-move-out'], 0.5),
  eyeFold: shape(eyes, 'open or hooded lids', ['eyes/*-eye-eyefold-concave'], ['eyes/*-eye-eyefold-convex'], 0.8),
  eyeColour: colour(eyes, 'the iris', '#5a3418', ['eyes.colour']),
  lashes: amount(eyes, 'from short to long lashes', [0, 0.4, 1], ['eyes.lashes']),

  browStyle: choice(brows, 'form of the brows', browStyles, 'natural', ['brows.style']),
  browThickness: amount(brows, 'from thin to thick', [0, 0.5, 1], ['brows.thickness']),
  browHeight: shape(
    brows,
    'low or high brows',
    ['eyebrows/eyebrows-trans-vert-less'],
    ['eyebrows/eyebrows-trans-vert-more'],
    0.6,
  ),
  browAngle: shape(
    brows,
    'outer ends down or up',
    // The data names what the inner ends do.
    ['eyebrows/eyebrows-angle-up'],
    ['eyebrows/eyebrows-angle-down'],
    0.6,
  ),

  noseLength: shape(nose, 'short or long nose', ['nose/nose-scale-vert-decr'], ['nose/nose-scale-vert-incr'], 0.6),
  noseWidth: shape(nose, 'narrow or wide nose', ['nose/nose-scale-horiz-decr'], ['nose/nose-scale-horiz-incr'], 0.7),
  noseBridge: shape(nose, 'scooped or hooked bridge', ['nose/nose-curve-concave'], ['nose/nose-hump-morehump'], 0.8),
  noseTip: shape(nose, 'tip down or up', ['nose/nose-point-down'], ['nose/nose-point-up'], 0.7),
  noseTipWidth: shape(nose, 'fine or round tip', ['nose/nose-volume-point'], ['nose/nose-volume-potato'], 0.6),

  mouthWidth: shape(
    mouth,
    'small or wide mouth',
    ['mouth/mouth-scale-horiz-decr'],
    ['mouth/mouth-scale-horiz-incr'],
    0.6,
  ),
  upperLip: shape(
    mouth,
    'thin or full upper lip',
    ['mouth/mouth-upperlip-volume-deflate'],
    ['mouth/mouth-upperlip-volume-inflate'],
    0.8,
  ),
  lowerLip: shape(
    mouth,
    'thin or full lower lip',
    ['mouth/mouth-lowerlip-volume-deflate'],
    ['mouth/mouth-lowerlip-volume-inflate'],
    0.8,
  ),
  lipstick: colour(mouth, 'colour on the lips, empty for none', '', ['lips.colour']),

  earSize: shape(ears, 'small or big ears', ['ears/*-ear-size-small'], ['ears/*-ear-size-big'], 0.7),
  earPoint: amount(
    ears,
    'from round to pointed ears, as elves have',
    [0, 0, 1],
    ['targets.ears/*-ear-shape1-pointed', 'ears.point'],
  ),
} as const
