/** English words that are one or two letters away from a name, and are meant as they stand. */
export const ordinaryWords = `
  about accept accepted actions after again america apply artist autumn batch below better billing binding binds
  biologist black block blocks boarding bounding building calculate calculator calls chemist chemists citizens class
  classes classics clone codes college colleges coming commands content context contrast could count country counts
  course courses coursework cover covered covers crack cracks credit credits crown drama dream dreams duked easter
  eastern elite essay every exams factions fiction final finals finance finances finish first forecast format forms
  frenchy germany going graded grader grades great grown happy heading historic house humor hunger internal junior
  large lately later leading learn letter letters light likes listen listened logging logic loved lover lunch magic
  mainland major majors marked meaning memorial memorize mining minor mission missions model models modes modest moles
  moment moments month months mostly motion mover moves moving music musical nation national native never night notice
  option options other pacing pants parent parents parson person persons physicist pilots place places planes plants
  plates please plots point policies policy ponder power powers preset pretend pretty price prices prince princes
  prism process program programme programs promise proof proper prove proves public rates rather rating ratio rational
  reach react really reason reasons record records regional relations relatives relay remain repeated replaced reports
  resort right risen rising roads rocks roles route schedule scholar scholarship scholarships school schools score
  scored scores screen script scripts season seats second secret sectors sending senior sentence sentences series
  serious serves service settle settled seven shake sharp shelf shift shirt shoot short should sight since single
  situation skill skills small smart snack social solid solve solving sound south space spare speech speeches speed
  spell spent sport sports spring staff stage stand standing staring starring start started starts state statement
  states statics stating statistic stayed stays steam still stock stones store storm story stove stress string strings
  study style summer super sweet table taken tasks taste teach teacher teaches teams tempo tense tenth terms tests
  texas texts thank thanks their theme there thing things think third those three threw tight times tired title today
  total touch tough tower track trade train training trance travel treat trench trend trial tried tries trips truck
  truly trust truth tutor tutoring twice under union united units universal until upper usual value video visit vocal
  voice wages waited waiting waste watch water weeks weird wester western wheel where which while white whole whose
  winner winners winter wisdom woman women words world worse worst worth would write writes written wrong wrote years
  young yours youth
`
