/**
 * What the mood of a picture comes to: light, colors and a face, each only where nothing else is said of it. A mood
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
  // Words for a face that are said of the whole picture as well: each changes its colors or its light.
  [
    'grade?=cool light?=soft',
    'melancholy, melancholic, gloomy, sombre, somber, forlorn, wistful, pensive, blue mood, grieving',
  ],
  [
    'grade?=cool composition?=space',
    'lonely, lonesome, alienated, alienation, abandoned, lonely vibe, lonely vibes, emptiness, empty feeling, isolating',
  ],
  [
    'light?=soft',
    'serene, peaceful, tranquil, placid, serenity, restful, unhurried, cozy calm, contemplative, softness',
  ],
  ['grade?=faded', 'nostalgic'],
  ['light?=golden grade?=pastel', 'romantic, lovestruck, romantic and dreamy'],
  [
    'light?=soft grade?=warm',
    'tender, tenderness, affectionate, motherly, fatherly, caring, intimate and tender, loving mood, cuddly, maternal',
  ],
  ['grade?=dreamy', 'dreamy, dreaming, daydreaming'],
  [
    'grade?=vivid',
    'cheerful, joyful, playful, joyous, energetic, upbeat, sunny mood, vibrant mood, fun loving, youthful energy, exhilarated, exhilarating, euphoric, euphoria, jubilant, jubilation, party atmosphere',
  ],
  [
    'grade?=high-contrast',
    'fierce, aggressive, hostile, menacing, violent, brutal, threatening, angry mood, vengeful, vengeance, wrath, ferocious, ruthless, merciless',
  ],
  [
    'grade?=dark light?=below',
    'terrifying, frightening, dreadful, horrifying, bone chilling, blood curdling, hair raising, demonic, hellish, infernal, diabolical',
  ],
  [
    'grade?=desaturated',
    'hopeless, burnt out, burned out, jaded, world weary, dreary, monotonous, mundane, grim, bleakness, austere',
  ],
  [
    'light?=dramatic',
    'solemn, brooding, dignified, ominous presence, intimidating, imposing, commanding, authoritative, formidable',
  ],
  [
    'camera?=low light?=dramatic expression?=proud',
    'regal, majestic, stately, imperial, queenly, kingly, regal mood, regal atmosphere, royal mood, larger than life hero, godlike, legendary, noble bearing, aristocratic, imperious',
  ],
  [
    'camera?=low expression?=confident',
    'unapologetic, empowering, empowered, empowerment, girl power, rebellious, defiant, fearless mood, strong and independent, swagger, attitude, boss energy, main character energy, main character vibe, confident and bold, self assured mood, bold and confident, baddie, girlboss energy, slay, iconic',
  ],
  ['camera?=low', 'heroic, brave, courageous, fearless, proud'],
  [
    'light?=dramatic grade?=dark',
    'oppressive, dark and oppressive, suffocating, stifling, heavy atmosphere, oppressive atmosphere, oppressive mood, brooding atmosphere, dark and gritty, dark and mysterious, dark and menacing, dark and dramatic, dark mood lighting, foreboding atmosphere, dark and foreboding, dark and scary, dark and intense, tragic, tragedy, fatalistic',
  ],
  [
    'grade?=high-contrast effects?=motion-blur expression?=determined',
    'adrenaline, pure adrenaline, adrenaline rush, adrenaline fuelled, adrenaline fueled, adrenaline filled, high octane, fast paced, frantic, frenetic, kinetic, kinetic energy, chaotic, chaos, mayhem, pandemonium, frenzied, frenzy, high energy, dynamic energy, action vibe, action packed scene, non stop action, breakneck speed, full throttle',
  ],
  [
    'grade?=pastel',
    'cute, adorable, kawaii, cutesy, sweet mood, cute vibe, cute vibes, cute aesthetic, cute style, kawaii aesthetic, soft girl, soft girl aesthetic, coquette, coquette aesthetic, balletcore, feminine aesthetic, softcore aesthetic, whimsy, fluffy mood, twee',
  ],
  [
    'grade?=dreamy light?=golden',
    'magical, enchanted, mystical, wonder, sense of wonder, wonderment, awe, awe struck mood, magical mood, spellbinding, bewitching, mythic, mythical, fabled, legendary mood, transcendent',
  ],
  [
    'light?=golden effects?=rays',
    'divine, holy, sacred, heavenly, angelic, spiritual, celestial, blessed, divine light mood, biblical, saintly, reverent, reverence, godly, hallowed, revelatory',
  ],
  [
    'light?=soft expression?=worried',
    'vulnerable, fragile, vulnerability, insecure, tender and vulnerable, raw and vulnerable, anxious mood, anxiety, uneasy mood, unease',
  ],
  [
    'light?=dramatic expression?=confident',
    'sultry, smouldering, smoldering, alluring, seductive, sensual, sultry mood, smouldering look, smoldering look, femme fatale mood, decadent, decadence, opulent, lavish, luxurious mood, sophisticated, chic, classy, suave, debonair',
  ],
  [
    'grade?=vivid expression?=smirk',
    'mischievous mood, cheeky mood, irreverent, sassy, tongue in cheek, campy, kitsch, kitschy, over the top, flamboyant, outrageous, eccentric, eccentric mood, quirky mood',
  ],
  [
    'grade?=high-contrast light?=rim',
    'triumphant mood, cool mood, badass mood, badass vibe, bad ass, cool vibe, cool vibes, stylish mood, edgy mood, edgy vibe, edgy style, edgy look, punk attitude, rock and roll, rock n roll',
  ],
  [
    'grade?=cool light?=rim',
    'sci fi mood, sci fi vibe, futuristic mood, futuristic vibe, futuristic atmosphere, cold and clinical, cold and distant, cold and sterile, detached, icy mood, frosty mood, wintry mood, clinical mood, alien atmosphere',
  ],
  [
    'weather?=fog grade?=cool',
    'gloomy weather, rainy day mood, moody weather, misty mood, atmospheric, atmospheric mood, brooding landscape, moody and atmospheric, dark and atmospheric',
  ],
  // Types of anime.
  ['expression?=pout marks?=blush-face', 'tsundere'],
  ['expression?=smirk light?=below', 'yandere'],
  ['expression?=neutral grade?=cool', 'kuudere'],
  ['expression?=shy marks?=blush-face', 'dandere'],
  ['expression?=happy grade?=pastel', 'deredere, genki, genki girl'],
  [
    'expression?=bored',
    'so done, so done with it, so done with everything, so done with this, done with it, done with life, over it, fed up, had enough, sick of it, unamused, unbothered, could not care less, couldn t care less, long suffering, at her wits end, at his wits end',
  ],
]
