/** Words for people under eighteen. Nobody under eighteen is drawn, whatever the text says. */
const certain = `
  child, children, kid, kids, kiddo, kiddie, toddler, baby, babies, infant, newborn, teen, teenager, teenage, teenaged,
  teeny bopper, adolescent, preteen, pre teen, tween, underage, underaged, under aged, under age girl, under age boy,
  schoolgirl, schoolboy, schoolkid, schoolchild, schoolchildren, school girl, school boy, school kid, school age, school aged,
  little girl, little boy, young girl, young boy, small girl, small boy, small child, young daughter, young son, juvenile,
  youngster, youngling, loli, lolita, lolicon, shota, shotacon, nymphet, high schooler, middle schooler, grade schooler,
  elementary schooler, primary schooler, preschooler, pre schooler, junior high, kindergartener, kindergartner, boy scout,
  girl scout, cub scout, choirboy, altar boy, street urchin, child like, childlike, childlike body, prepubescent, pre pubescent,
  pubescent, minors, jailbait, jail bait, sixth former,
  sixth form girl, sixth form boy, sixth form student, jr high, lil girl, lil boy,
  yung girl, teenie, teeny, girlchild, boychild, enfant, fillette, ecoliere, lyceenne, adolescente, colegiala, colegial,
  bambina, bambino, schulmadchen, minderjahrig, mineur, mineure, menor de edad, gen alpha
`
/** Often said of grown-ups. */
const perhaps = 'girl, girls, boy, boys, 1girl, 1boy'

const list = (words: string): readonly string[] =>
  words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

const withPlural = (phrase: string): readonly string[] =>
  /[a-z]$/.test(phrase) && !/(s|n)$/.test(phrase) ? [phrase, `${phrase}s`] : [phrase]

/** Phrases that can mean nobody but a minor. */
export const certainMinors: readonly string[] = [
  ...new Set(
    list(certain).flatMap((phrase) => [...withPlural(phrase), ...(phrase.endsWith('een') ? [`${phrase}s`] : [])]),
  ),
]

/** Phrases and whether they can mean nobody but a minor. */
export const minorWords: readonly (readonly [phrase: string, certain: boolean])[] = [
  ...certainMinors.map((word) => [word, true] as const),
  ...list(perhaps).map((word) => [word, false] as const),
]

const young =
  '(?:child|childs|children|childrens|kids?|bab(?:y|ies)|infants?|toddlers?|teens?|teenagers?|teenage|juveniles?|adolescents?|minors|newborns?|tweens?|youngsters?)'
/** Whatever is typed for the apostrophe of "children‘s" and "kids’". */
export const apostropheOfYoung = new RegExp(`(?<=\\b${young})[’‘‛\`´ʼʻ′＇](?=s?\\s)`, 'giu')
/** "Kids’ football coach": the coach is meant. Read before punctuation goes, since "two kids, football coach" are three. */
export const youngAsPupils = new RegExp(
  `(?<!(?:\\d|\\b(?:two|three|four|five|six|seven|eight|nine|ten|few|some|many|several|both|other|of|with|and|or))\\s{1,3})` +
    `\\b(?:children|childrens|kids|toddlers|teens|teenagers|youngsters|adolescents)(?:'s?)?\\s+` +
    '(?=(?:football|soccer|rugby|hockey|ice hockey|basketball|baseball|softball|volleyball|handball|netball|cricket|tennis|golf|swimming|swim|gymnastics|athletics|running|skating|ski|skiing|judo|karate|boxing|fencing|chess|dance|ballet|yoga|music|piano|violin|drama|art|theatre|theater|riding|climbing|cooking|science|maths|math|language|english|sunday school|basketball team|football team|soccer team)\\s+' +
    '(?:coach|trainer|instructor|teacher|tutor|referee|umpire|manager)\\b)',
  'giu',
)
/** Who has to do with children, and what is made for them. */
const theirs = [
  'psychologist|psychiatrist|therapist|counsell?or|doctor|surgeon|nurse|dentist|midwife|specialist|expert|researcher|teacher|tutor|coach|trainer|instructor|educator|leader|minder|worker|carer|caretaker|sitter|advocate|lawyer|judge|officer|entertainer|performer|presenter|author|writer|poet|novelist|illustrator|photographer|designer|conductor',
  'care|protection|proof|psychology|psychiatry|development|education|support|custody|court|hospital|ward|clinic|charity|services?|rights|welfare|safety|seat|rearing|raising|friendly|birth|fiction|literature|books?|novels?|magazines?|stories|tales|songs?|music|films?|movies?|shows?|tv|television|theatre|theater|programmes?|choir|group|classes|club|camp|part(?:y|ies)|menu|section|department|toys?|games?|clothes|clothing|wear|shop|store|room|bedroom|hat|drawings?|idol|heartthrob|dream|free|wolf|titans?|vogue|spirit|drama|comedy',
].join('|')
const pets =
  'animals?|dragons?|goats?|elephants?|foxes|fox|deer|owls?|penguins?|yoda|groot|bears?|birds?|wolf|wolves|lions?|tigers?|dinosaurs?|sharks?|seals?|rabbits?|bunn(?:y|ies)|ducks?|chicks?|turtles?|monkeys?|horses?|kittens?|pupp(?:y|ies)|unicorns?|griffins?|phoenix|raccoons?|otters?|sloths?|sheep|lambs?|pigs?'
const babyThings =
  'driver|blue|pink|yellow|green|grand|hairs?|bangs|faced?|breath|doll dress|dolls?|tee|tees|t shirt|bump|shower|monitor|carriage|stroller|powder|oil|boomers?|spice|steps|spinach|corn|carrots?|back ribs|soft|smooth|fat|teeth'
const relatives =
  'mother|father|mum|mom|dad|parent|parents|guardian|grandmother|grandfather|grandparent|grandma|grandpa|teacher|doctor|nurse|author|nanny|aunt|uncle|widow|widower|coach|governess|carer|pediatrician|paediatrician'
const grownUpPast =
  'learn|learned|learnt|lost|burned|burnt|orphaned|raised|abandoned|grew|injured|broken|broke|suffered|got|given|began|started|moved|emigrated|fled|survived|adopted|trained|rescued|taken|sold|stolen|bullied|enslaved|kidnapped|cursed|bitten|scarred|wounded|found|fell|met|loved|dreamed|dreamt|had|was|were'
const pastSelf =
  '(?:child|kid|baby|toddler|infant|boy|girl|teenager|teen|little girl|little boy|young girl|young boy|youngster)'

/** Phrases that hold such a word and mean something else, in plain words; taken out before anybody looks. */
export const harmlessAroundMinors: readonly RegExp[] = [
  new RegExp(` ${young} (?:${theirs})(?= )`, 'g'),
  new RegExp(` baby (?:${babyThings}|${pets})(?= )`, 'g'),
  new RegExp(` kid (?:gloves?|leather|skin|boots|goats?|at heart|cudi|rock|icarus|flash)(?= )`, 'g'),
  new RegExp(` (?:${relatives}) (?:of|to|for) (?:\\w+ )?(?:\\w+ )?${young}(?= )`, 'g'),
  new RegExp(
    ` (?:teach|teaches|taught|raised|raises|raising|has|had|have|bore|loves|likes|adores|hates|works with|working with|cares for) (?:\\w+ )?(?:grown |adult |own |small |of )?(?:children|kids|teenagers|babies)(?= )`,
    'g',
  ),
  new RegExp(
    ` (?:${grownUpPast}|from|since|before|after|until) (?:\\w+ ){0,6}?(?:when )?(?:s?he|they|i) (?:was|were) (?:still |just |only )?an? (?:\\w+ )?${pastSelf}(?= )`,
    'g',
  ),
  / (?:former|once an?|ex|grown|retired) (?:child|teen|teenage|kid)(?= )/g,
  / (?:expecting|expects|lost|losing|adopted|bore|mourns|mourning|buried|raised) (?:\w+ ){0,2}(?:child|baby)(?= )/g,
  new RegExp(` (?:${grownUpPast}) (?:\\w+ ){0,5}as an? (?:\\w+ )?${pastSelf}(?= )`, 'g'),
  / (?:(?:no|not|without|never|neither|nor) (?:a |an |any |longer a )?(?:\w+ or )?(?:child|children|kids?|minors?|teens?|teenagers?|underaged?|bab(?:y|ies)|toddlers?|infants?))(?= )/g,
  / (?:inner|only|middle|grown|adult|wild|flower|love|brain|problem|poster|god) child(?:ren)?(?= )/g,
  / (?:man ?|julia |lee |lydia )child(?= )/g,
  / (?:billy the|sundance|karate|cisco|comeback|cincinnati|whiz|wonder|rawhide|milky bar|big) kid(?= )/g,
  / child(?:like|ish) (?:wonder|joy|grin|smile|delight|glee|curiosity|enthusiasm|innocence|awe|drawing|handwriting|humou?r|charm)(?= )/g,
  / (?:he|she|they|who) minors in(?= )/g,
  / (?:coach|trainer|manager) of (?:an? |the )?(?:under|u) ?1\d(?= )/g,
  / teenage mutant ninja turtles?(?= )/g,
]
