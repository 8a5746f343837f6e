const small =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen'
const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|hundred and|thousand and'
const n = `(?:0?[1-9]|1 ?[0-7]|${small})`
/** Smaller numbers are said of hands, quarters and posters as well. */
const bare = '(?:1[0-7]|0?[3-9]|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)'
const roman = '(?:i{1,3}|iv|vi{0,3}|ix|xi{0,3}|xiv|xvi{0,2})'
const year = '(?:years?|yrs?|yr|summers?|winters?|springs?)'
const ordinals =
  '(?:third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|3rd|[4-9]th|1[0-7]th)'
const grades =
  '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|1st|2nd|3rd|[4-9]th|1[0-2]th)'
/** Whose age may be told by a bare number: "girl of 12", "boy, fifteen". */
const somebody =
  '(?:girl|boy|woman|man|lady|guy|gal|lad|lass|female|male|person|someone|somebody|student|pupil|princess|prince|daughter|son|sister|brother|freshman|sophomore|cheerleader|maiden|maid|damsel|youth|model)'
/** What makes a bare number something else than an age: heights, hours, counts, scores, lenses. */
const counted =
  '(?:\\d|(?!(?:this|is|was|has|his|its|years|summers|winters|springs|dress) )\\w+s |feet |foot |ft |inch |metre |meter |cm |mm |m |k |bit |am |pm |noon |o clock |out |of |percent |degree |minute |hour |day |pieces |piece |tone |string |speed |stone |lb |kg |pound |year (?!old)|years? (?:younger|older) )'
const schools =
  '(?:high|middle|secondary|elementary|primary|grade|grammar|nursery|junior high|prep|preparatory|boarding)'
const about = '(?:(?:of|is|was|be|at|about|around|only|just|barely|nearly|almost|to|like|roughly) ){0,2}'

/** Ages below eighteen, and places in school that only they have. "Twenty one" is none of them. */
const forms: readonly string[] = [
  `(?:${n}|${roman}) (?:and a half )?${year} (?:old|olds|young|of age)`,
  `${n}(?:to|or|and|${year})? ?(?:y o|yo|yrs? old|years? old)`,
  `(?:1[0-7]|[1-9]) ?(?:yrs?|yr|y) ${somebody}`,
  `${n} (?:anos|ans|jahre(?: alt)?|anni|lat|jaar|ar gammal)`,
  `(?:\\d+|${small}|several|few) (?:months?|weeks?|days?) old`,
  `(?<!(?:ice|stone|iron|bronze|golden|dark|new|space|whisky|whiskey|wine|port|rum|cheese|scotch|bourbon|vinegar|ham|beef|oak) )age[ds]? ${about}${n}(?! (?:months|years? in|rating))`,
  `(?:de aged|deaged|de aging|aged? down|age regress\\w*|regressed to)(?: (?:\\w+ ){0,2}${n})?`,
  `${somebody} (?:of |is |who is |just |only |barely )?${bare}(?! ${counted})`,
  `(?:1[0-7]|thirteen|fourteen|fifteen|sixteen|seventeen) (?:girl|boy|female)`,
  // Later in a text F-16 and M16 are no people.
  `1[0-7] ?f|(?<=^ )[fm] ?1[0-7](?! (?:rifle|carbine|jet|fighter|falcon|plane|aircraft|pilot|tomcat|eagle|lens|aperture))`,
  `(?:s?he|they|i) (?:is |was |am |are |were )?(?:just |only |barely |now |about |around )?${bare}(?! ${counted})`,
  `(?:looks?|looking|appears?|seems?|will be|could be|might be|may be|must be|to be) ${about}${bare}(?! ${counted})`,
  `${n} y old`,
  `${n} yrs?(?= $)`,
  '[3-7]teens?',
  `in (?:his|her|their) ${ordinals} year`,
  `between ${bare} and ${bare}(?! ${counted})`,
  `(?:girls?|boys?) (?:\\w+ ){0,3}school uniforms?`,
  `(?:turn|turns|turned|turning) ${bare}(?! ${counted})`,
  `(?:when|while|since|until) (?:s?he|they|i) (?:was|were|is|turned) ${bare}(?! ${counted})`,
  `(?:seen|lived|counted) ${n} ${year}`,
  `${ordinals} birthday`,
  `(?:under|below) (?:the )?(?:age of |legal )(?:18|eighteen|${bare}|consent|majority|age)|not (?:yet )?of (?:legal )?age`,
  `(?:under|below|younger than|no older than|not older than|less than|not even|short of|shy of) (?:18|eighteen|${bare})(?: ${year} (?:old|of age)|(?! ${counted}))`,
  `(?:not|not yet|almost|nearly|not quite) (?:18|eighteen)(?! ${counted})`,
  'not (?:an adult|grown up|fully grown)|barely legal|sweet (?:16|sixteen)',
  `u ?1[0-8] (?:team|player|girls?|boys?)`,
  `(?:early|mid|middle|late|in (?:his|her|their)) teens`,
  `${grades} graders?`,
  `${grades} grade(?! (?:teachers?|education|level|maths?|reading|burns?|steel|timber|meat|beef|quality))`,
  `(?:grade|year|class) (?:\\d|1[0-3]|${small}) (?:students?|pupils?|girls?|boys?|kids?|child|children)`,
  `(?:student|pupil)s? (?:of|in) (?:class|grade|year|form) (?:\\d|1[0-3]|${small})`,
  `(?:preschool|kindergarten|elementary|k 12|k12) (?:students?|pupils?|girls?|boys?|kids?|child|children)`,
  `in (?:grade|year) (?:\\d|1[0-3])`,
  `(?:${schools} )school (?:students?|pupils?|girls?|boys?|kids?|child|children|freshm[ae]n|sophomores?|juniors?|seniors?|cheerleaders?|couple|age|aged)`,
  `school (?:pupils?|children|child)`,
  `(?:go|goes|going) to (?:a |the |her |his )?${schools} school`,
  `(?:${grades}|final|last) years? (?:\\w+ )?(?:at|in|of) (?:a |the |her |his )?${schools} school`,
  `still (?:in|at) (?:${schools} )?school`,
  `${somebody} (?:\\w+ ){0,3}(?:in|at|attending|attends) (?:a |the |her |his )?${schools} school`,
  `(?:seventeen|sixteen|fifteen|fourteen|thirteen)(?! ${counted}|\\w)(?= $| (?:with|in|wearing|and|going) )`,
]

const young = new RegExp(` (?<!(?:${tens}) )(${forms.join('|')})(?= )`, 'g')

/** What an age may be told of besides people. */
const things =
  /^ (?:single malt |malt |vintage |red |white |dry )?(?:whisky|whiskey|scotch|bourbon|wine|rum|port|cheese|oak|tree|car|truck|bike|house|building|ship|boat|bottle|dog|cat|horse|pony|pupp(?:y|ie)|kitten|company|firm|brand|tradition|painting|book|photo|clock|castle|bridge|stubble|beard|moustache|bread|news|newspaper|tattoo|scar|bruise|wound|jacket|coat|boots|laptop|phone|computer)s? /

/** Before it: what has an age and is nobody. */
const ofThings =
  / (?:whisky|whiskey|scotch|bourbon|wine|rum|port|cheese|ham|beef|vinegar|oak|company|firm|brand|house|ship|dog|cat|horse)(?: is| was| a| an)?$/

const birth =
  / ((?:born|birth ?year|year of birth|birthday|birthdate|birth date|date of birth|dob|b)(?: (?:in|on|is|the|of|circa|year|about|around)){0,2}(?: [a-z0-9]{1,9}){0,3}? (2\d{3}))(?= )/g

/** Ages below eighteen in plain words. Years of birth are held against the year, where one is given. */
export function youngAges(plain: string, year: number | undefined): readonly string[] {
  const text = withDigits(plain)
  const ages = [...text.matchAll(young)].flatMap((match) => {
    const [all, words = ''] = match
    const after = `${text.slice(match.index + all.length)} `
    return things.test(after) || ofThings.test(text.slice(0, match.index)) ? [] : [words]
  })
  const births = [...text.matchAll(birth)].flatMap(([, words = '', born]) =>
    year !== undefined && Number(born) > year - 18 && Number(born) <= year ? [words] : [],
  )
  return [...ages, ...births]
}

/** "l7 years", "1O yo": letters that stand for digits before what makes them an age. */
function withDigits(text: string): string {
  return text.replaceAll(
    / (?=[il\d][\dilo] ?(?:years?|yrs?|yr|y|yo) )(?=\D?\d|\d\D)([il\d][\dilo])/g,
    (_, number: string) => ` ${number.replaceAll(/[il]/g, '1').replaceAll('o', '0')}`,
  )
}

/** Words for ages, to recognize them in disguise. */
export const ageWords: readonly string[] = [
  ...small.split('|').filter((word) => word.length > 3),
  ...'eighteen,nineteen,twenty,thirty,forty,fifty,sixty,seventy,eighty,ninety,year,years,years old,born,high school,middle school,elementary school,secondary school,primary school,year old,aged,girl,girls,boys,woman'.split(
    ',',
  ),
]
