/**
 * People by what they do: an archer draws her bow, unless the text says what she does. Words of poses that end so give
 * way to deeds.
 */
const doers =
  /(?:^| )(?:archer|boxer|kickboxer|fencer|wrestler|grappler|dancer|ballerina|breakdancer|skater|skateboarder|surfer|snowboarder|skier|cyclist|biker|motorcyclist|rider|racer|driver|climber|boulderer|diver|swimmer|runner|jogger|hurdler|freerunner|golfer|bowler|batter|pitcher|thrower|goalkeeper|goalie|footballer|player|gunslinger|sniper|weightlifter|powerlifter|lifter|pianist|kayaker|rower|equestrian|horseman|horsewoman|jockey|fighter|artist|capoeirista|messenger|courier|user|boy|girl|bboy|bgirl|sumo|hoverboarder)$/

export const isDoer = (phrase: string): boolean => doers.test(phrase)
