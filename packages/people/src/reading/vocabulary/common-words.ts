const list = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''))

/** Words that open a new noun, so that nothing before them describes what follows. */
export const openers = list(
  'a an the his her their its my your our this that these those some any another one two with of in on at by for from to into onto through under over behind beside near against across around between during',
)

/** Words that join what is said after a noun to it: her hair is red, eyes of blue, hair dyed green. */
export const joiners = list(
  'is are was were be being been looks look looking seems of dyed like coloured colored color colour very quite rather really naturally slightly somewhat a bit mostly worn kept cut',
)

export const negators = list(
  'no not non without never neither nor lacks lacking lack minus zero isn aren wasn weren hasn haven didn doesn don won cannot dont isnt doesnt arent didnt wasnt hasnt sans except hardly barely scarcely',
)

/** After a negator, words that keep it waiting for what it denies. */
export const waits = list(
  'a an the any wear wears wearing wore have has having with t is are been be his her their its my your much more show shows showing see draw include including add put give use make too very so such single longer need needs for sign signs trace traces hint hints of visible obvious apparent noticeable real extra kind sort type on',
)

/** Words that say nothing that could be drawn, and praise of the picture; they are not reported as unknown. */
export const silent = list(`
  a an the and or but nor so yet also as than then there here it its he him his she her hers they them their theirs we us our i
  me my you your who whom whose which that this these those one ones someone somebody something some any each every both either
  is are was were be been being am has have having had do does did doing can could will would shall should may might must let
  s t re ll ve d m isn aren doesn don won
  in on at by for from to into onto of off with within without through under over above below behind beside besides near against
  across around between among amongst during up down out about along past toward towards after before while when where how why
  because if not no never neither only just even still again too very really quite rather somewhat slightly much many more most
  less least lot lots bit few such same other another own kind sort type like well almost nearly always often sometimes
  absolutely definitely strictly certainly simply particularly especially entirely fully please kindly
  although though instead everywhere all once lol pls thru perfectly completely totally next
  wearing wears wear worn dressed clad clothed sporting donning looking looks look looked seen seems appears appearing named
  called known make makes made making get gets got getting put puts set sets take takes taking taken comes come coming goes go
  going please picture image shot scene view show shows showing shown depicting depicts featuring features feature describe
  character person people figure human someone individual subject name video
  style mood expression pose posture lighting vibe vibes aesthetic background tone tones colour color coloured colored toned shade
  length size sized shaped shape hands hand arm arms finger fingers left right new solo
  beautiful handsome pretty cute lovely attractive gorgeous stunning nice good great amazing awesome elegant stylish typical
  ordinary perfect cool want wants need needs give create generate imagine render u plz request requested asap thanks thx
  self taught freelance amateur local famous renowned skilled expert monday tuesday wednesday thursday friday saturday sunday weekend certified licensed ex former
  quality detailed highly masterpiece best hd uhd hdr 4k 8k 16k ultra hyper insanely absurdres highres resolution intricate detail
  raw winning trending artstation wallpaper professional vray redshift lumen rtx raytracing raytraced ray tracing traced
  pixiv deviantart behance cgsociety midjourney flawless exquisite superb magnificent impressive
  beautifully impressively extremely incredibly insane crisp polished refined
  years year old aged age ish viewer ooc oc
`)

/** Praise of more than one word, whose words mean something elsewhere. */
export const boilerplate =
  'in front of, rows of, row of, rows upon rows of, in the corner, overhead, in a toast, as a toast, in the act of, about to, getting ready to, ready to, preparing to, prepares to, starting to, starts to, beginning to, begins to, on the ground, at her feet, at his feet, at their feet, from the ceiling, official art, character design, character art, character illustration, character concept, sharp focus, high quality, best quality, high resolution, high res, highly detailed, ultra detailed, extremely detailed, hyper detailed, intricate details, fine details, award winning, award winning photo, award winning photography, award winning photograph, trending on artstation, trending on instagram, trending on pixiv, featured on pixiv, artstation hq, best composition, perfect composition, beautiful composition, good composition, perfect anatomy, correct anatomy, good anatomy, perfect face, beautiful face, detailed face, detailed eyes, beautiful eyes, detailed hands, perfect hands, five fingers, detailed skin, realistic skin, skin pores, skin texture, detailed skin texture, realistic skin texture, visible pores, natural skin texture, high detail, high details, highly detailed face, rich details, lots of detail, full of detail, very detailed, super detailed, ultra realistic details, ultra high definition, ultra hd, full hd, high definition, high fidelity, hi res, professional photo, professional photography, professional photograph, professional quality, studio quality, masterpiece quality, in focus, ultra sharp focus, tack sharp, razor sharp, crisp focus, octane, ray tracing, path tracing, subsurface scattering, physically based rendering, ambient occlusion, anti aliasing, no artifacts, score 9, very aesthetic, absurdly detailed, original character, stunning visuals, stunning detail, visually stunning,  looking good, top quality, ultra sharp, crisp details, sharp details'
