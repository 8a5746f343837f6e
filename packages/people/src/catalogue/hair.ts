import { entries, plainEntries } from './entry.ts'

/** `length` and `curl` (0..1) are what the style is by nature; the genes of that name move it from there. */
export type HairForm = { readonly length: number; readonly curl: number; readonly feminine: number }

const form = (length: number, curl: number, feminine: number): HairForm => ({ length, curl, feminine })

/** How the hair is worn. `feminine` weighs who gets it by chance: 0 mostly men, 1 mostly women. */
export const hairStyles = entries({
  bald: [
    'Bald',
    'bald, shaved head, bald headed, hairless, clean shaven head, shaven head, balding, bald head, shaven headed, baldness',
    form(0, 0, 0.05),
  ],
  buzz: [
    'Buzz cut',
    'buzz cut, buzzcut, buzzed, close cropped, cropped hair, crew cut, crewcut, military cut, shorn, buzzed hair, military haircut',
    form(0.05, 0.2, 0.1),
  ],
  short: [
    'Short',
    'short cut, short haircut, neat haircut, tidy haircut, neat hair, tidy hair, cropped',
    form(0.2, 0.1, 0.2),
  ],
  'side-part': [
    'Side part',
    'side part, side parting, side parted, comb over, parted on the side, side swept, sidepart',
    form(0.25, 0.1, 0.15),
  ],
  quiff: ['Quiff', 'quiff, pompadour, rockabilly hair, elvis hair', form(0.3, 0.15, 0.1)],
  'slicked-back': [
    'Slicked back',
    'slicked back, slick back, swept back, combed back, brushed back, gelled back, slicked, slicked hair, gelled',
    form(0.3, 0, 0.15),
  ],
  spiky: ['Spiky', 'spiky, spiked, spikes, spiky haired, spiked up', form(0.3, 0, 0.2)],
  undercut: [
    'Undercut',
    'undercut, shaved sides, shaved side, side shave, fade haircut, fade, sidecut',
    form(0.3, 0.1, 0.3),
  ],
  mohawk: ['Mohawk', 'mohawk, mohican, faux hawk, fauxhawk', form(0.35, 0, 0.25)],
  curls: ['Short curls', 'curly top, short curls, curly crop, curly mop, ringlets, perm, permed', form(0.3, 0.9, 0.45)],
  afro: ['Afro', 'afro, afro hair, natural afro, afro puff, afro puffs', form(0.45, 1, 0.5)],
  pixie: [
    'Pixie cut',
    'pixie, pixie cut, pixie haircut, pixie hair, boyish cut, boyish haircut, gamine cut',
    form(0.2, 0.05, 0.95),
  ],
  bob: [
    'Bob',
    'bob, bobbed, bob cut, lob, long bob, bob haircut, pageboy, bowl cut, chin length',
    form(0.45, 0.05, 0.97),
  ],
  shoulder: ['Shoulder length, loose', 'loose hair, shaggy, shag cut, mullet, curtain bangs', form(0.6, 0.15, 0.7)],
  long: ['Long, loose', 'flowing hair, long locks, flowing locks, mane, rapunzel', form(0.85, 0.05, 0.85)],
  'long-wavy': [
    'Long and wavy',
    'beach waves, wavy locks, cascading hair, cascading waves, mermaid hair',
    form(0.85, 0.5, 0.95),
  ],
  'long-curly': ['Long and curly', 'curly locks, long curls, curly mane, cascading curls', form(0.8, 0.95, 0.9)],
  ponytail: [
    'Ponytail',
    'ponytail, pony tail, ponytailed, tied back, hair tied back, pulled back, high ponytail, low ponytail, tied up, hair tied',
    form(0.7, 0.1, 0.85),
  ],
  braid: [
    'Braid',
    'braid, braided, plait, plaited, french braid, fishtail braid, box braids, single braid, dutch braid',
    form(0.8, 0.1, 0.95),
  ],
  'twin-braids': [
    'Twin braids',
    'twin braids, braids, pigtails, twintails, twin tails, two braids, plaits, bunches, double braids, two pigtails, pair of braids, twin ponytails, two plaits',
    form(0.7, 0.1, 1),
  ],
  bun: [
    'Bun',
    'bun, updo, chignon, top knot, topknot, man bun, hair bun, messy bun, hair up, pinned up, hair pinned up, space buns, tight bun, hair in a bun, french twist, upswept',
    form(0.6, 0.05, 0.9),
  ],
  dreadlocks: ['Dreadlocks', 'dreadlocks, dreads, locs, dreadlocked, rasta hair', form(0.7, 1, 0.4)],
  cornrows: ['Cornrows', 'cornrows, cornrow, cornrow braids', form(0.3, 1, 0.45)],
})

export type HairStyleId = (typeof hairStyles)[number]['id']

/** What grows on the chin. */
export const beards = plainEntries({
  none: ['None', 'clean shaven, cleanshaven, smooth shaven, beardless, freshly shaven, clean shaved, freshly shaved'],
  stubble: [
    'Stubble',
    'stubble, stubbly, unshaven, five o clock shadow, three day beard, 5 o clock shadow, designer stubble, scruff, scruffy beard, scruffy, three day stubble',
  ],
  moustache: [
    'Moustache',
    'moustache, mustache, mustached, moustached, mustachioed, tache, bushy moustache, bushy mustache, pencil moustache, pencil mustache, walrus moustache, walrus mustache',
  ],
  handlebar: [
    'Handlebar moustache',
    'handlebar moustache, handlebar mustache, curled moustache, curled mustache, twirled moustache, curly moustache, curly mustache, waxed moustache, waxed mustache, handlebar',
  ],
  goatee: ['Goatee', 'goatee, chin beard, soul patch, goateed'],
  'van-dyke': [
    'Van Dyke',
    'van dyke, vandyke, van dyke beard, musketeer beard, circle beard, pointed beard, pointy beard',
  ],
  short: [
    'Short beard',
    'short beard, trimmed beard, neat beard, boxed beard, light beard, well groomed beard, groomed beard, cropped beard, tidy beard, neatly trimmed beard, well trimmed beard, close cropped beard, small beard',
  ],
  full: [
    'Full beard',
    'beard, bearded, full beard, bushy beard, thick beard, big beard, lumberjack beard, heavy beard, facial hair',
  ],
  long: [
    'Long beard',
    'long beard, flowing beard, wizard beard, braided beard, huge beard, viking beard, longbeard, plaited beard, waist length beard',
  ],
  sideburns: ['Sideburns', 'sideburns, mutton chops, muttonchops, side whiskers, whiskers'],
})

export type BeardId = (typeof beards)[number]['id']
