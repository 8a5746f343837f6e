// Written by `npm run content` out of the files that are named here or below; change those.
// packages/illustrator/src/hair/styles
import { entries } from '#catalogue/entry.ts'
import type { HairFacts } from '#catalogue/facts.ts'
import type { HairStyleId } from './ids.ts'

export type { HairStyleId } from './ids.ts'

export const hairStyles = entries<HairStyleId, HairFacts>({
  'bald': ["Bald", "bald, shaved head, bald headed, hairless, clean shaven head, shaven head, balding, bald head, shaven headed, baldness", {"length":0,"curl":0,"feminine":0.05}],
  'buzz': ["Buzz cut", "buzz cut, buzzcut, buzzed, close cropped, cropped hair, crew cut, crewcut, military cut, shorn, buzzed hair, military haircut", {"length":0.05,"curl":0.2,"feminine":0.1}],
  'short': ["Short", "short cut, short haircut, neat haircut, tidy haircut, neat hair, tidy hair, cropped", {"length":0.2,"curl":0.1,"feminine":0.2}],
  'side-part': ["Side part", "side part, side parting, side parted, comb over, parted on the side, side swept, sidepart", {"length":0.25,"curl":0.1,"feminine":0.15}],
  'quiff': ["Quiff", "quiff, pompadour, rockabilly hair, elvis hair", {"length":0.3,"curl":0.15,"feminine":0.1}],
  'slicked-back': ["Slicked back", "slicked back, slick back, swept back, combed back, brushed back, gelled back, slicked, slicked hair, gelled", {"length":0.3,"curl":0,"feminine":0.15}],
  'spiky': ["Spiky", "spiky, spiked, spikes, spiky haired, spiked up, hair standing up, hair standing on end, hair stands on end", {"length":0.3,"curl":0,"feminine":0.2}],
  'undercut': ["Undercut", "undercut, shaved sides, shaved side, side shave, fade haircut, fade, sidecut", {"length":0.3,"curl":0.1,"feminine":0.3}],
  'mohawk': ["Mohawk", "mohawk, mohican, faux hawk, fauxhawk", {"length":0.35,"curl":0,"feminine":0.25}],
  'curls': ["Short curls", "curly top, short curls, curly crop, curly mop, ringlets, perm, permed", {"length":0.3,"curl":0.9,"feminine":0.45}],
  'afro': ["Afro", "afro, afro hair, natural afro, afro puff, afro puffs", {"length":0.45,"curl":1,"feminine":0.5}],
  'pixie': ["Pixie cut", "pixie, pixie cut, pixie haircut, pixie hair, boyish cut, boyish haircut, gamine cut", {"length":0.2,"curl":0.05,"feminine":0.95}],
  'bob': ["Bob", "bob, bobbed, bob cut, lob, long bob, bob haircut, pageboy, bowl cut, chin length, blunt bob, sleek bob, asymmetrical bob, french bob, chin length bob, textured bob, layered bob, a line bob, finger wave bob", {"length":0.45,"curl":0.05,"feminine":0.97}],
  'shoulder': ["Shoulder length, loose", "loose hair, shaggy, shag cut, wolf cut, layered cut, shag haircut, shaggy haircut, layered haircut, butterfly haircut, butterfly cut, shaggy layers", {"length":0.6,"curl":0.15,"feminine":0.7}],
  'mullet': ["Mullet", "mullet, mullets, mullet haircut, mullet cut, mullet hair, business in the front party in the back", {"length":0.55,"curl":0.15,"feminine":0.3,"asked":true}],
  'long': ["Long, loose", "flowing hair, long locks, flowing locks, mane, rapunzel", {"length":0.85,"curl":0.05,"feminine":0.85}],
  'long-wavy': ["Long and wavy", "beach waves, wavy locks, cascading hair, cascading waves, mermaid hair, loose waves, soft waves, gentle waves, natural waves, glossy waves, big waves, hollywood waves, mermaid waves", {"length":0.85,"curl":0.5,"feminine":0.95}],
  'long-curly': ["Long and curly", "curly locks, long curls, curly mane, cascading curls", {"length":0.8,"curl":0.95,"feminine":0.9}],
  'half-up': ["Half up", "half up, half up hair, half up half down, half up half down hair, half updo, half up hairstyle, half up ponytail", {"length":0.75,"curl":0.2,"feminine":0.97,"asked":true}],
  'ponytail': ["Ponytail", "ponytail, pony tail, ponytailed, tied back, hair tied back, pulled back, high ponytail, low ponytail, tied up, hair tied", {"length":0.7,"curl":0.1,"feminine":0.85}],
  'braid': ["Braid", "braid, braided, plait, plaited, french braid, fishtail braid, box braids, single braid, dutch braid, side braid, loose side braid, long side braid", {"length":0.8,"curl":0.1,"feminine":0.95}],
  'twin-braids': ["Twin braids", "twin braids, braids, two braids, plaits, double braids, pair of braids, two plaits, dutch braids, two dutch braids, boxer braids, french braids, two french braids, double dutch braids, pigtail braids, braided pigtails, twin plaits, french plaits", {"length":0.7,"curl":0.1,"feminine":1}],
  'twin-tails': ["Twin tails", "twin tails, twintails, twin tail, twintail, twin ponytails, two ponytails, two high ponytails, high pigtails, bunches, hair in bunches, pigtails, two pigtails, low pigtails", {"length":0.75,"curl":0.1,"feminine":1,"asked":true}],
  'bun': ["Bun", "bun, updo, chignon, top knot, topknot, man bun, hair bun, messy bun, hair up, pinned up, hair pinned up, tight bun, hair in a bun, french twist, upswept, slick back bun, slicked back bun, slicked bun, sleek bun, ballerina bun, loose bun, low bun, high bun, messy top knot, half bun", {"length":0.6,"curl":0.05,"feminine":0.9}],
  'space-buns': ["Space buns", "space buns, spacebuns, double buns, two buns, twin buns, odango, hair in two buns, mini buns", {"length":0.6,"curl":0.05,"feminine":1,"asked":true}],
  'crown-braid': ["Crown braid", "crown braid, braided crown, crown braids, halo braid, milkmaid braid, milkmaid braids, braided updo, braided halo, heidi braids", {"length":0.6,"curl":0.1,"feminine":1,"asked":true}],
  'dreadlocks': ["Dreadlocks", "dreadlocks, dreads, locs, dreadlocked, rasta hair", {"length":0.7,"curl":1,"feminine":0.4}],
  'cornrows': ["Cornrows", "cornrows, cornrow, cornrow braids", {"length":0.3,"curl":1,"feminine":0.45}],
})
