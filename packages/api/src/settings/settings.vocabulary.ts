export const announcementPlaces = ['none', 'home', 'everywhere'] as const
type AnnouncementPlace = (typeof announcementPlaces)[number]

export const longestAnnouncedTitle = 60
export const longestAnnouncedText = 240

export function isAnnouncedOn(pathname: string, place: AnnouncementPlace): boolean {
  return place === 'everywhere' || (place === 'home' && pathname === '/')
}
