/**
 * The words that the rules look for, in plain small letters; those for people under eighteen are in `reading/vocabulary/minors.ts`. A
 * list of words judges words, not meanings: it is made to stop what is plainly meant and to let ordinary descriptions
 * pass. What it must not stop stands in `harmless`.
 */

const list = (...lists: readonly string[]): readonly string[] =>
  lists.flatMap((words) => words.split(',')).map((phrase) => phrase.trim())

export const sexual = list(
  'naked, nude, nudes, nudity, topless, bottomless, undressed, unclothed, fully bare, bare breasts, bare breasted',
  'bare chested woman, bare bottom, without clothes, without any clothes, no clothes, wearing nothing, sex, sexual',
  'sexually, sexy pose, having sex, intercourse, porn, porno, pornographic, pornography, nsfw, hentai, ecchi, xxx',
  'erotic, erotica, orgasm, orgy, masturbating, masturbation, blowjob, handjob, penetration, penis, vagina, vulva',
  'genitals, genitalia, nipple, nipples, areola, cum, cumshot, ejaculation, ejaculating, erection, fellatio',
  'cunnilingus, bondage, bdsm, fetish, dominatrix, stripper, striptease, stripping, lap dance, lingerie, underwear only',
  'upskirt, downblouse, camel toe, cameltoe, see through, see through dress, tits, boobs, pussy, cock out, dildo',
  'fucking, fuck, fucked, rape, raped, raping, molested, gangbang, threesome, incest, onlyfans, playboy shoot, aroused',
)

export const degrading = list(
  'humiliated, humiliation, degraded, degrading, in chains, chained up, on a leash, in a cage, caged, beaten up',
  'beaten, bruised and crying, battered, tortured, torture, mutilated, dismembered, decapitated, beheaded, hanged',
  'hanging from a noose, lynched, executed, execution, corpse, dead body, murdered, shot dead, bleeding out, strangled',
  'handcuffed, arrested, in prison, behind bars, mugshot, in a mugshot, drunk, vomiting, passed out, in diapers',
  'in a diaper, covered in mud, licking boots, begging for mercy, on his knees begging, on her knees begging',
  'tarred and feathered, spat on, in the gutter, wetting himself, wetting herself, snorting cocaine, overdosing',
)

/** Well known living or recent people. Nobody can list them all; it is where degrading pictures do most harm. */
export const realPersons = list(
  'donald trump, joe biden, barack obama, michelle obama, hillary clinton, bill clinton, kamala harris, melania trump',
  'ivanka trump, george bush, mike pence, bernie sanders, alexandria ocasio cortez, nancy pelosi, mitch mcconnell',
  'vladimir putin, volodymyr zelensky, xi jinping, kim jong un, narendra modi, angela merkel, olaf scholz',
  'emmanuel macron, boris johnson, rishi sunak, keir starmer, justin trudeau, giorgia meloni, benjamin netanyahu',
  'recep tayyip erdogan, jair bolsonaro, lula da silva, pope francis, dalai lama, greta thunberg, king charles',
  'queen elizabeth, prince william, prince harry, meghan markle, kate middleton, princess diana, elon musk',
  'jeff bezos, bill gates, mark zuckerberg, steve jobs, tim cook, sam altman, warren buffett, oprah winfrey',
  'taylor swift, beyonce, rihanna, ariana grande, billie eilish, selena gomez, lady gaga, katy perry, justin bieber',
  'ed sheeran, harry styles, kanye west, kim kardashian, kylie jenner, eminem, jay z, dua lipa, adele',
  'michael jackson, madonna, britney spears, miley cyrus, shakira, jennifer lopez, scarlett johansson, emma watson',
  'natalie portman, jennifer lawrence, angelina jolie, brad pitt, tom cruise, leonardo dicaprio, johnny depp',
  'amber heard, will smith, tom hanks, keanu reeves, margot robbie, zendaya, gal gadot, millie bobby brown',
  'daniel radcliffe, robert downey jr, chris hemsworth, dwayne johnson, arnold schwarzenegger, cristiano ronaldo',
  'lionel messi, serena williams, roger federer, lebron james, michael jordan, simone biles, usain bolt',
  'joe rogan, jk rowling, j k rowling, stephen king, malala yousafzai, nelson mandela, martin luther king',
)

/** What a negative prompt must not take away. */
export const unwantedAway = [
  [
    'adults-only',
    /^(?:any |all |the )?(?:adults?|adult (?:woman|man|women|men|person|people|body|face)|grown ?ups?|grown (?:woman|man)|adulthood|of age|legal age|(?:over|above|older than) (?:18|eighteen)|18 plus)$/,
  ],
  [
    'no-sexual-content',
    /^(?:any |all |the |her |his |their )?(?:clothes|clothing|clothed|fully clothed|dressed|garments?)$/,
  ],
] as const

/** Phrases that hold such a word and mean something else; taken out before anybody looks. */
export const harmless: readonly RegExp[] = [
  // Colors, cloth and things.
  / nude (?:lips|lipstick|lip|heels|shoes|tone|tones|colou?r|colou?rs|palette|make ?up|nails?)(?= )/g,
  // Fire, eyes and truths are naked, feet and arms are bare.
  / (?:bottomless (?:brunch|pit|cup|coffee|bag)|naked (?:mole|flames?|lights?|bulbs?|eye|truth|ambition|steel|blade|sword|branches|trees?)|bare (?:feet|arms|shoulders|hands|knuckles?|legs))(?= )/g,
  // Neither sexual nor about a body.
  / (?:same sex (?:marriage|couple|rights)|sex (?:education|therapist)|cum laude|summa cum laude|magna cum laude|erection of (?:a|the) \w+|bondage of (?:debt|habit)|grease nipple|see through (?:glass|window|fog|mist|visor|umbrella|plastic|walls?|wings)|stripping (?:paint|wires?|wallpaper|bark|cable|cables)|paint stripper|wire stripper)(?= )/g,
  // Drunk on life, arrested by beauty.
  / (?:drunk on (?:life|love|power|joy)|arrested development|execution of (?:a|the) (?:plan|idea|painting|stroke)|beaten (?:path|track|gold|copper|eggs?)|(?:no|not|without|never) (?:any )?(?:nudity|nude|naked|nsfw|sexual content|sex|porn|lingerie|nipples))(?= )/g,
]
