/**
 * What the mood of a picture comes to: light, colours and a face, each only where nothing else is said of it. A mood
 * whose every part is told otherwise is told as not drawn.
 */
export const moods: readonly (readonly [claims: string, words: string])[] = [
  [
    'light?=lamp grade?=warm',
    'cozy, cosy, cozy mood, cosy mood, cozy atmosphere, cosy atmosphere, cozy vibe, cosy vibe, cozy vibes, cosy vibes, cozy lighting, cosy lighting, snug, homely, homey, hygge, comfy, comfy vibe, warm and cozy, warm and cosy, warm atmosphere, warm mood, cozy feel, cosy feel, cozy aesthetic, cosy aesthetic, inviting atmosphere, intimate atmosphere, intimate mood, intimate lighting, warm and inviting, cozy evening, cosy evening, slice of life mood',
  ],
  [
    'light?=dramatic grade?=dark',
    'ominous, foreboding, sinister, ominous mood, ominous atmosphere, dread, sense of dread, impending doom, menacing atmosphere, menacing mood, threatening atmosphere, dark and ominous, doom, doomed, evil atmosphere, malevolent, dark and sinister, dangerous atmosphere, evil aura, ominous lighting',
  ],
  [
    'light?=below grade?=eerie',
    'eerie, creepy, spooky, haunting, unsettling, uncanny, spine chilling, eerie mood, eerie atmosphere, creepy atmosphere, spooky atmosphere, spooky vibe, spooky vibes, haunting atmosphere, unsettling atmosphere, haunted, scary, scary atmosphere, horror, horror atmosphere, horror mood, horror vibe, horror vibes, nightmarish, nightmare, ghostly atmosphere, macabre, lovecraftian, cosmic horror, gothic horror, halloween vibe, halloween vibes, halloween mood, halloween, uncanny valley',
  ],
  [
    'light?=golden expression?=smile',
    'hopeful, optimistic, uplifting, inspiring, inspirational, hopeful mood, hopeful atmosphere, uplifting mood, hopeful vibe, a sense of hope, sense of hope, encouraging, heartening, life affirming, new beginning, sense of freedom, carefree, carefree mood, free spirited',
  ],
  [
    'grade?=faded expression?=thoughtful',
    'bittersweet, bittersweet mood, nostalgia, nostalgic mood, nostalgic atmosphere, nostalgic vibe, nostalgic vibes, nostalgic feel, nostalgic feeling, longing, yearning, wistful mood, reminiscent, sentimental, melancholic nostalgia, saudade, mono no aware, lofi, lo fi, lofi aesthetic, lofi vibe, lofi vibes',
  ],
  [
    'grade?=cool expression?=sad',
    'melancholic mood, melancholy mood, melancholic atmosphere, melancholy atmosphere, sad mood, sad atmosphere, sad vibe, sad vibes, somber mood, sombre mood, somber atmosphere, sombre atmosphere, lonely mood, lonely atmosphere, loneliness, solitude, isolation, isolated, grief, grieving, mourning, despair, hopeless, sorrow, solitary, desolate, desolation, desolate mood, sense of loss, heartbreak, regret',
  ],
  [
    'light?=golden grade?=pastel expression?=dreamy',
    'romantic mood, romantic atmosphere, romantic lighting, romantic vibe, romantic vibes, romance, romantic scene, lovely mood, love story, tender mood, tender moment, intimate, intimate moment, sensual mood',
  ],
  [
    'light?=soft expression?=calm',
    'serene mood, serene atmosphere, peaceful mood, peaceful atmosphere, calm mood, calm atmosphere, tranquil mood, tranquil atmosphere, tranquility, tranquillity, quiet, quiet mood, quiet moment, quiet atmosphere, zen, meditative, relaxing, soothing, peaceful vibe, peaceful vibes, calm vibe, calm vibes, calming, chill, chill vibe, chill vibes, chill mood, laid back, mellow, gentle mood, stillness, harmony, harmonious, idyllic, lazy sunday, slow living',
  ],
  [
    'expression?=serious grade?=high-contrast',
    'tense, tension, tense mood, tense atmosphere, suspense, suspenseful, thriller, thriller mood, high stakes, nerve wracking, intense mood, intense atmosphere, dramatic tension, dramatic mood, dramatic atmosphere, edgy, gripping, claustrophobic, paranoia, paranoid, noir mood, noir atmosphere',
  ],
  [
    'camera?=low grade?=teal-orange',
    'epic, epic mood, epic atmosphere, epic scene, epic shot, epic scale, epic composition, epic vibe, grandiose, monumental, awe inspiring, breathtaking, larger than life, legendary atmosphere, heroic mood, heroic atmosphere, grand, grandeur, triumphant, victorious, triumph, victory, glorious, badass, powerful mood, powerful atmosphere, action packed, blockbuster, action movie, action film, hype, sublime',
  ],
  [
    'light?=rim grade?=dark',
    'mysterious, mystery, mysterious mood, mysterious atmosphere, enigmatic, enigmatic mood, enigma, secretive, mysterious vibe, mysterious vibes, mysterious lighting, cryptic, occult, occult mood, arcane atmosphere, intrigue, shadowy figure, film noir mood',
  ],
  [
    'light?=studio grade?=vivid expression?=happy',
    'playful mood, playful atmosphere, playful vibe, fun, fun mood, fun vibe, fun vibes, funny, silly, goofy, quirky, zany, comedic, comedy, humorous, humor, humour, lighthearted, light hearted, lighthearted mood, cheerful mood, cheerful atmosphere, happy mood, happy atmosphere, happy vibe, happy vibes, joyful mood, joyful atmosphere, good vibes, party mood, party vibe, party vibes, energetic mood, upbeat mood, cute mood, bubbly mood, summer vibe, summer vibes, summery, summer mood, wacky, lively, lively mood, lively atmosphere, positive vibes, festive, festive mood, festive atmosphere, celebratory, celebration, exuberant, feel good',
  ],
  [
    'grade?=warm expression?=smile',
    'heartwarming, wholesome, heart warming, wholesome mood, wholesome vibe, wholesome vibes, heartfelt, nurturing, comforting, warm and wholesome, homely mood, cottagecore vibes, cottagecore aesthetic, cottage core, rustic mood, rustic vibe, autumn vibe, autumn vibes, autumnal, autumnal mood, autumn mood, fall vibes, cozy autumn, cosy autumn, christmassy, christmas mood, christmas vibe, christmas vibes',
  ],
  [
    'grade?=desaturated expression?=serious',
    'dystopian, dystopian mood, dystopian atmosphere, dystopia, grim mood, grim atmosphere, bleak mood, bleak atmosphere, gritty mood, gritty atmosphere, gritty style, gritty vibe, raw mood, raw emotion, harsh reality, cold mood, cold atmosphere, stark, austere mood, apocalyptic mood, apocalyptic atmosphere, hopelessness, war torn, dieselpunk, brutal, brutalist mood, documentary style, documentary photo, documentary photography, photojournalism, photojournalistic, war photography, street photography',
  ],
  [
    'light?=studio grade?=bright',
    'utopian, utopia, clean and bright, fresh mood, minimalist, minimalistic, minimalism, minimal, minimalist style, sterile, clinical, pristine, elegant mood, luxury mood, luxurious, luxury, glamorous, glamour, glamorous mood, high fashion, high end, editorial, fashion editorial, editorial photo, editorial photography, editorial style, editorial shot, vogue cover, vogue, vogue style, magazine cover, magazine editorial, magazine shoot, fashion photography, fashion photo, fashion shoot, fashion shot, beauty shot, beauty photography, lookbook, ad campaign, commercial photo, commercial photography, advertisement, advertising photo, product photography, campaign photo, glossy, glossy magazine, stock photo, corporate photo, corporate headshot',
  ],
  ['light?=dramatic', 'dramatic, moody'],
]
