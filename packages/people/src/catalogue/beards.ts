import { plainEntries } from './entry.ts'

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
