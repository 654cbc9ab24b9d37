import type { University } from './university.ts'

/** Universities in the western United States, excluding California. */
export const westernUniversities: readonly University[] = [
  {
    name: 'Arizona State University',
    en: 'asu|arizona state',
    ko: '아리조나 주립대|애리조나주립대',
    zh: '亞利桑那州立|亞州立|亞利桑那州大|亞利桑那州立大學',
  },
  { name: 'Boise State University', en: 'boise state' },
  { name: 'Brigham Young University', en: 'byu|brigham young', zh: '楊百翰|楊百翰大學|百翰大學' },
  { name: 'Colorado School of Mines', en: 'school of mines' },
  { name: 'Colorado State University', en: 'colorado state' },
  { name: 'Gonzaga University', en: 'gonzaga' },
  { name: 'Oregon State University', en: 'oregon state', ko: '오리건 주립대' },
  { name: 'Portland State University', en: 'portland state' },
  { name: 'Reed College' },
  { name: 'Seattle University', ko: '시애틀대' },
  { name: 'United States Air Force Academy', en: 'air force academy|usafa', ko: '공군사관학교' },
  { name: 'University of Arizona', en: 'uarizona', ko: '애리조나대|아리조나대', zh: '亞利桑那|亞利桑那大學' },
  {
    name: 'University of Colorado Boulder',
    en: 'cu boulder|university of colorado|colorado boulder',
    ko: '콜로라도대|콜로라도 볼더|볼더',
    zh: '科羅拉多博爾德|博爾德分校|科羅拉多大學博爾德分校|科羅拉多大學波德分校|科羅拉多波德|科羅拉多大學',
  },
  { name: 'University of Denver' },
  { name: 'University of Hawaiʻi', en: 'university of hawaii|uh manoa', ko: '하와이대', zh: '夏威夷大學' },
  { name: 'University of Nevada, Las Vegas', en: 'unlv' },
  { name: 'University of New Mexico', en: 'unm' },
  { name: 'University of Oregon', en: 'uoregon', ko: '오리건대|오레곤대', zh: '俄勒岡大學|奧勒岡大學' },
  { name: 'University of Portland' },
  { name: 'University of Utah', ko: '유타대', zh: '猶他大學' },
  {
    name: 'University of Washington',
    en: 'uw|udub|u dub|u-dub|u washington|uw seattle|uw bothell',
    ko: '워싱턴대|유덥|워싱턴 주립대 시애틀|유더블유|시애틀 워싱턴대',
    zh: `
      華大|西雅圖華大|華大西雅圖|西雅圖華盛頓大學|華盛頓大學西雅圖|華盛頓大學西雅圖分校|華盛頓西雅圖|西雅圖分校
      西雅圖華盛頓|華盛頓大學`,
  },
  {
    name: 'Washington State University',
    en: 'wsu|wazzu',
    ko: '워싱턴주립대',
    zh: '華盛頓州立|華盛頓州立大學|華州立|華州州立',
  },
  { name: 'Western Washington University', en: 'western washington|wwu' },
]
