/**
 * The words that the rules look for, in plain small letters. A list of words judges words, not meanings: it is made to
 * stop what is plainly meant and to let ordinary descriptions pass. What it must not stop stands in `harmless`.
 */

/** Any of the phrases, each as whole words; the group is what was said. */
const anyOf = (...lists: readonly string[]): RegExp => {
  const phrases = lists.flatMap((list) => list.split(',')).map((phrase) => phrase.trim())
  return new RegExp(` (${phrases.toSorted((one, other) => other.length - one.length).join('|')})(?= )`, 'g')
}

const year = '(?:years?|yrs?|yr)'
const numbers =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen'
const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand'

/** Whose age may be told by a bare number: "girl of 12", "boy, fifteen". */
const somebody =
  '(?:girl|boy|woman|man|lady|guy|gal|lad|lass|female|male|person|someone|somebody|student|pupil|princess|prince|daughter|son|sister|brother)'
/** Smaller ones are said of hands, quarters and posters as well. */
const bareNumbers = 'eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen'
/** What makes a bare number something else than an age: heights, hours, counts, scores, lenses. */
const counted =
  '(?:\\d|\\w+s |feet |foot |ft |inch |metre |meter |cm |mm |m |k |bit |am |pm |noon |o clock |out |of |percent )'

/** Ages below eighteen. "Twenty one" is none of them. */
export const youngAge = new RegExp(
  ` (?<!(?:${tens}) )((?:1[0-7]|[1-9]|${numbers}) ${year} (?:old|olds|young|of age)|(?:1[0-7]|[1-9]) ?yo|aged? (?:of )?(?:1[0-7]|[1-9]|${numbers})|${somebody} (?:of |is |who is )?(?:1[0-7]|[3-9]|${bareNumbers})(?! ${counted}))(?= )`,
  'g',
)

export const minors = anyOf(
  'child, children, kid, kids, toddler, toddlers, baby, babies, infant, infants, newborn, teen, teens, teenager',
  'teenagers, teenage, adolescent, adolescents, preteen, preteens, tween, tweens, minor, minors, underage, underaged',
  'schoolgirl, schoolgirls, schoolboy, schoolboys, school girl, school girls, school boy, school boys, schoolkid',
  'little girl, little girls, little boy, little boys, young girl, young girls, young boy, young boys, small boy',
  'small girl, juvenile, loli, lolis, lolita, shota, shotas, high schooler, middle schooler, kindergartener',
  'kindergartner, girl scout, boy scout, childlike body, not yet eighteen, under eighteen, under 18, jailbait',
)

export const sexual = anyOf(
  'naked, nude, nudes, nudity, topless, bottomless, undressed, unclothed, fully bare, bare breasts, bare breasted',
  'bare chested woman, bare bottom, without clothes, without any clothes, no clothes, wearing nothing, sex, sexual',
  'sexually, sexy pose, having sex, intercourse, porn, porno, pornographic, pornography, nsfw, hentai, ecchi, xxx',
  'erotic, erotica, orgasm, orgy, masturbating, masturbation, blowjob, handjob, penetration, penis, vagina, vulva',
  'genitals, genitalia, nipple, nipples, areola, cum, cumshot, ejaculation, ejaculating, erection, fellatio',
  'cunnilingus, bondage, bdsm, fetish, dominatrix, stripper, striptease, stripping, lap dance, lingerie, underwear only',
  'upskirt, downblouse, camel toe, cameltoe, see through, see through dress, tits, boobs, pussy, cock out, dildo',
  'fucking, fuck, fucked, rape, raped, raping, molested, gangbang, threesome, incest, onlyfans, playboy shoot, aroused',
)

export const degrading = anyOf(
  'humiliated, humiliation, degraded, degrading, in chains, chained up, on a leash, in a cage, caged, beaten up',
  'beaten, bruised and crying, battered, tortured, torture, mutilated, dismembered, decapitated, beheaded, hanged',
  'hanging from a noose, lynched, executed, execution, corpse, dead body, murdered, shot dead, bleeding out, strangled',
  'handcuffed, arrested, in prison, behind bars, mugshot, in a mugshot, drunk, vomiting, passed out, in diapers',
  'in a diaper, covered in mud, licking boots, begging for mercy, on his knees begging, on her knees begging',
  'tarred and feathered, spat on, in the gutter, wetting himself, wetting herself, snorting cocaine, overdosing',
)

/** Well known living or recent people. Nobody can list them all; it is where degrading pictures do most harm. */
export const realPersons = anyOf(
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

/** Phrases that hold such a word and mean something else; taken out before anybody looks. */
export const harmless: readonly RegExp[] = [
  // Colours, cloth and things.
  / (?:baby (?:blue|pink|grand piano|hair|hairs|bangs|face tattoo)|nude (?:lips|lipstick|lip|heels|shoes|tone|tones|colou?r|colou?rs|palette|make ?up|nails?)|kid gloves|kid leather|teen ?wolf)(?= )/g,
  // Fire, eyes and truths are naked, feet and arms are bare.
  / (?:naked (?:flames?|lights?|bulbs?|eye|truth|ambition|steel|blade|sword|branches|trees?)|bare (?:feet|arms|shoulders|hands|knuckles?|legs))(?= )/g,
  // Before and around growing up.
  / (?:inner child|child(?:hood|like wonder|proof)|only child|middle child|child (?:psychologist|psychiatrist|care|protection|doctor)|childrens? (?:book|books|author|doctor|nurse|hospital|teacher|illustrator|charity)|kids? (?:book|books|author|teacher)|(?:mother|father|parent|teacher|doctor|nurse|author) of (?:\w+ )?(?:kids|children|teenagers|babies)|a minor|(?:in|key of) [a-g] (?:sharp |flat )?minor|minor (?:key|scar|scars|injury|injuries|details?|role|deity|god|noble|chord|flaws?)|asia minor|ursa minor|baby boomer)(?= )/g,
  // Neither sexual nor about a body.
  / (?:same sex (?:marriage|couple|rights)|sex (?:education|therapist)|cum laude|summa cum laude|magna cum laude|erection of (?:a|the) \w+|bondage of (?:debt|habit)|grease nipple|see through (?:glass|window|fog|mist|visor|umbrella|plastic|walls?|wings)|stripping (?:paint|wires?|wallpaper|bark|cable|cables)|paint stripper|wire stripper)(?= )/g,
  // Drunk on life, arrested by beauty.
  / (?:drunk on (?:life|love|power|joy)|arrested development|execution of (?:a|the) (?:plan|idea|painting|stroke)|beaten (?:path|track|gold|copper|eggs?)|(?:no|not|without|never) (?:any )?(?:nudity|nude|naked|nsfw|sexual content|children|kids|minors))(?= )/g,
]
