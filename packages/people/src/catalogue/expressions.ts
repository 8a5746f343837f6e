import { plainEntries } from './entry.ts'

/** What the face says. */
export const expressions = plainEntries({
  neutral: [
    'Neutral',
    'neutral, neutral expression, expressionless, blank expression, deadpan, poker face, blank stare, thousand yard stare, vacant stare, empty stare, impassive, stoic, emotionless, blank look, blank face',
  ],
  smile: [
    'Gentle smile',
    'smile, smiling, smiles, smiley, smiled, warm smile, gentle smile, soft smile, kind smile, friendly, warmly, friendly smile, kindly, welcoming, subtle smile, slight smile, polite smile, faint smile, half smile, sweet smile, pleasant',
  ],
  happy: [
    'Happy',
    'happy, cheerful, joyful, merry, jolly, joyous, delighted, happily, cheery, joy, gleeful, beaming, jovial, overjoyed, upbeat, radiant, bubbly',
  ],
  grin: [
    'Grin',
    'grin, grinning, grins, big smile, broad smile, wide smile, toothy smile, big grin, wide grin, toothy grin, bright smile, huge smile',
  ],
  laugh: [
    'Laughing',
    'laugh, laughing, laughs, laughter, giggling, chuckling, cackling, giggle, laughing out loud, hysterical, cracking up, in stitches',
  ],
  smirk: [
    'Smirk',
    'smirk, smirking, smirks, smug, sly, sly smile, sly grin, cheeky, mischievous, cocky, arrogant, wry, wry smile, crooked smile, sardonic, lopsided smile, knowing smile, roguish, devious, arrogant smirk, cunning',
  ],
  wink: ['Wink', 'wink, winking, winks, flirty, flirting, flirtatious, playful, coy wink, playful wink'],
  calm: [
    'Calm',
    'calm, serene, peaceful, tranquil, composed, serenity, at peace, placid, relaxed, calmly, content, contented',
  ],
  confident: [
    'Confident',
    'confident, self assured, assertive, bold, assured, charismatic, confidently, confident smile, self confident, charming',
  ],
  proud: ['Proud', 'proud, proudly, haughty, regal look, pride, dignified, imperious, majestic'],
  determined: [
    'Determined',
    'determined, resolute, focused, steely, driven, determination, intense, concentrated, fierce, concentrating, heroic, brave, courageous, fearless, fiercely, intense gaze, clenched jaw, jaw clenched, set jaw, jaw set',
  ],
  serious: [
    'Serious',
    'serious, stern, solemn, grave, grim, severe, strict, hard stare, cold stare, icy stare, piercing stare, seriously, austere, frowning, frown, stern look, no nonsense, brooding',
  ],
  thoughtful: [
    'Thoughtful',
    'thoughtful, pensive, contemplative, lost in thought, thinking, reflective, wistful, ponders, pondering, deep in thought, thinks, nostalgic',
  ],
  dreamy: [
    'Dreamy',
    'dreamy, daydreaming, dreaming, romantic, far away look, in love, faraway look, lovestruck, loving, tender',
  ],
  curious: ['Curious', 'curious, inquisitive, intrigued, interested, curiously, curiosity, raised eyebrow, quizzical'],
  surprised: [
    'Surprised',
    'surprised, shocked, astonished, amazed, stunned, startled, in awe, awestruck, surprise, wide eyed, astonishment, wonder, mouth open, gasping, jaw dropped, speechless',
  ],
  excited: [
    'Excited',
    'excited, thrilled, enthusiastic, ecstatic, exhilarated, energetic, eager, excitement, hyped, elated',
  ],
  shy: [
    'Shy',
    'shy, bashful, blushing, timid, embarrassed, coy, shyly, shy smile, blushes, demure, awkward, flustered',
  ],
  sad: [
    'Sad',
    'sad, unhappy, melancholic, melancholy, sorrowful, gloomy, depressed, downcast, sadness, mournful, heartbroken, sombre, somber, forlorn, lonely, sadly, dejected, miserable',
  ],
  tearful: [
    'Tearful',
    'tearful, crying, cry, weeping, sobbing, tears, in tears, teary, teary eyed, cries, weeps, glassy eyes, eyes glassy, glassy eyed, watery eyes, watery eyed, eyes welling up, welling up, misty eyed, eyes brimming with tears, tears in her eyes, tears in his eyes',
  ],
  worried: [
    'Worried',
    'worried, anxious, nervous, concerned, uneasy, worry, apprehensive, stressed, troubled, distressed',
  ],
  afraid: [
    'Afraid',
    'afraid, scared, frightened, terrified, fearful, fear, horrified, panicked, panicking, terror, petrified',
  ],
  angry: [
    'Angry',
    'angry, mad, annoyed, irritated, grumpy, scowling, scowl, angrily, cross, grouchy, glaring, glare, menacing, anger, hostile, cranky, sullen, threatening',
  ],
  furious: [
    'Furious',
    'furious, enraged, raging, rage, shouting, yelling, screaming, roaring, wrathful, snarling, livid, shouts, screams, berserk, gritted teeth, gritting her teeth, gritting his teeth, grits her teeth, grits his teeth, teeth gritted, clenched teeth, clenching her teeth, clenching his teeth, bared teeth, baring her teeth, baring his teeth, teeth bared',
  ],
  disgusted: [
    'Disgusted',
    'disgusted, disgust, grossed out, repulsed, revolted, sneering, sneer, contemptuous, disdainful',
  ],
  suspicious: [
    'Suspicious',
    'suspicious, sceptical, skeptical, distrustful, wary, doubtful, squinting, suspicion, mistrustful, suspiciously, side eye',
  ],
  confused: ['Confused', 'confused, puzzled, perplexed, bewildered, baffled, confusion, clueless'],
  bored: [
    'Bored',
    'bored, indifferent, unimpressed, apathetic, uninterested, boredom, moody, jaded, aloof, disinterested, nonchalant',
  ],
  tired: [
    'Tired',
    'tired, sleepy, exhausted, weary, drowsy, worn out, tiredness, fatigued, sleep deprived, half asleep, tired eyes',
  ],
  'eyes-closed': [
    'Eyes closed',
    'eyes closed, closed eyes, eyes shut, eyes gently closed, closing her eyes, closing his eyes, with closed eyes, asleep, sleeping, napping, dozing, slumbering, eyes squeezed shut',
  ],
  'lips-parted': [
    'Lips parted',
    'parted lips, lips parted, lips slightly parted, slightly parted lips, lips apart, mouth slightly open, slightly open mouth, mouth slightly agape, lips softly parted, softly parted lips',
  ],
  yawn: ['Yawning', 'yawn, yawning, yawns, yawned, mid yawn'],
  sing: ['Singing', 'singing, sings, mouth open in song, rapping, karaoke'],
  pout: ['Pout', 'pout, pouting, pouts, sulking, sulky, kissing, blowing a kiss, duck face, pouty, sulks'],
})

export type ExpressionId = (typeof expressions)[number]['id']
