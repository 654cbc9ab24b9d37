import { fillers } from './fillers.ts'
import type { Names } from './names.ts'

/** Words that change how the neighboring words are interpreted. */
export const markNames = {
  /** Words that exclude the names after them. */
  'not-next': {
    en: `
      replacing|in place of|in lieu of|not|neither|no|no more|instead of|rather than|without|skip|skip the|anything but|everything but|all but|except
      except for|other than|apart from|forget|don't want|don't want to take|don't need|do not want|do not need
      not taking|not doing|don't wanna take|dont want to take|dont want|don't wanna|dont wanna|dont need
      don't have to take|opting out of|opt out of|bc not|ditch|ditching|ditch the|skipping|skipping the|no need for
      not interested in|no interest in|dropping|quitting|giving up on|gave up on|given up on|give up on|won't take|wont take|not gonna take|not going to take|never taking|as opposed to|excluding|refuse to do|refuse to take|refuses to do|refuses to take
      refused to do|refused to take|refusing to do|refusing to take|drop|drops|drop the|dropped|quit|quit the|don't care about|dont care about|doesn't care about|not worried about|don't worry about|dont worry about|not worried abt|couldn't care less about|screw|screw the|forget about|forget the|no need to take|not planning to take|not planning on taking|not planning on|doesn't need|doesn't want|doesnt want|doesnt need|doesn't want to take|never mind|nvm|sick of|tired of|hate taking|not submitting|won't submit|not sending
      don't plan|don't schedule|dont schedule|don't include|don't give me|dont give me|don't assign|please no|pls no|isn't taking|isnt taking|is not taking|aren't taking|arent taking|isn't doing|isnt doing|is not doing|aren't doing|won't be taking|wont be taking|not going for|not sitting|won't do|wont do|will not take|doesn't have to take|doesnt have to take|doesn't need to take|don't need to take|no longer taking|no longer need|not bothering with|decided against|decided not to take|opted against|passing on|ignore|ignoring|ignore the|disregard|don't look at|doesn't look at|dont look at|don't consider|doesn't consider|don't accept|doesn't accept|won't accept|doesn't take|opted out of|withdrew from|dropped out of|don't feel like taking|not gonna do|not going to do|don't wanna do|don't want to do|doesn't want to do|doesn't wanna take|doesnt wanna take|wants to avoid|want to avoid|avoid|w/o|w/out|scrapped|scrapped the|scrapping|scrapping the|cancelled|canceled|cancelled my|canceled my|cancelling my|canceling my|cancelling|canceling`,
    zh: `
      不看|不打|不搞|不求|不想冲|不冲|不打算冲|不想拼|不想爬|沒想冲|不追|先別搞|先別|別搞|不想卷|不卷|不想再卷|不想刷|不想再刷|不打算卷|懶得卷|懶得刷|不肝|不想再碰|不考|都不考|都不上|都不修|都不選|也不考|都不想考|也不想考|都不用考|都不要|都不報|都不學|都不選|全不考|不会考|不要|不报|不想报|不参加|不走|不想考|不想學|不想讀|不想要|不學|不用|不用考|不是|而不是|不準備|跳过
      除了|代替|替代|取代|唔想考|唔考|唔要|別考|不打算考|放弃|不選|不交|不提交|不送|不寄|不遞交|不打算交|不想交|不修|不讀|不念|不碰
      別選|別安排|不要安排|別給我安排|別給他|別給她|別給孩子|不要給他|不要給她|不要給孩子|都不用|都不必|不去|不報考|都不需要|別給我|不要給我|不要給我安排|別讓我|別教|不要教|别报|不打算報|不準備考|沒打算考|没打算|不需要|不需要考|無需|無需考|不必考|不必|免考|不申|不申請|不想去
      不想申|不想念|不想修|不想選|不想碰|排除|拋棄|退掉|退選|不再考|不再學|懶得考|不去考|不會去考|不願考|不願意學
      不願意考|不願學|不肯考|唔讀|唔想讀|唔使考|唔使|唔修|唔揀|唔選|唔報|毋須|沒時間考|來不及考|不愛學|不考慮考|告別
      不再上|不想上|並非|而非|不含|不包括|除開|撇開|拒絕|不打算學|不打算修|不打算讀|不是要考|不是要學|不是考|不想再考
      不要再考|不想要考|唔打算考|唔會考|不会选|不會修|沒有要考|沒要考|棄|棄掉|捨棄|不補|不想補|別補|不練|不在乎|不在意|不想理|懒得考|不需要准备|不用準備|不用准备`,
  },
  /** Words that exclude the names before them. */
  'not-previous': {
    en: 'dropping it|dropped it|drop it|quitting it|quit it|skipping it|skip it|giving it up|gave it up|not taking it|not doing it|skip that|skipping that|drop that|dropping that|skip those|skip both|drop both|not bothering with it|decided against it|opted out of it|passing on it|not for me',
    ko: `
      신경 쓰지 말고|신경쓰지 말고|말고|대신|대신에|안 냄|안냄|안 낸|안 낼|없이|미제출|안 맞아|안 맞는|안맞아|안맞는|안 맞으니|안맞으니|대체하|대체할|대체로|아니라|아니고|빼고|제외|제외하고|안 보고|안 본|안 보|안 볼|안 쳐|안 하고|안 해|안 들|보지 않고
      필요 없|포기|접고|접을|접었|관두고|그만두고|그만하고|그만하려|그만할|이제 그만|안 할|안 함|안 친|안 칠|안 봐도|안 봐요|안 봄|안 듣|버리고|때려침|때려쳤|때려치우|패스하고
      패스할|스킵|건너뛰|말구|제끼고|재끼고|관심 없|드랍하고|드롭하고|드랍하려|드롭하려|드랍할|드롭할|안 하|보다는|때려치우고|때려치고|안 넣|안 했으면|안 들었으면|안 봤으면|안 쳤으면|는 됐고|은 됐고|는 됐어요|은 됐어요|는 나중에|은 나중에|필요없|필요 없으니|안 내도|제출 안|안 내고|안내고|신경 안|관심없|안 치고|안 쳐도|안칠|생각 없|생각이 없|생각은 없|생각도 없|는 그만|은 그만|는 이제 그만|은 이제 그만|무리고|무리라|무리여서|무리인 것 같|벅차서|드랍했|드롭했|드랍함|드롭함|드랍하기로|드롭하기로|드랍이고|취소하고|취소했|취소하려|취소할|놔두고|냅두고|제쳐두고|제쳐 두고|미뤄두고|접어두고|다시 보기 싫|또 보기 싫|다시 치기 싫|더 보기 싫|그만 보고 싶|그만 치고 싶|없어도 되|없어도 돼|없어도 됨|없어도 된|안 봐도 되|안 봐도 돼|드랍|드롭|그만뒀|그만둠|관뒀|접었고|때려쳤고|안 씀|안 쓸`,
    zh: `
      到此為止|唔使理|唔駛理|唔理|唔洗理|不用理|不必理|受夠了|就算了|算了|不用管|不管|別管|別管了|別管它|先別管|先不管|不考虑|不考了|就不考|以外|之外|不想考了|不考啦|不要了|不報了|不學了|不修了|不選了
      不讀了|不念了|放棄了|不用考了|免了|拉倒|就免了|除外|先放放|先放一邊|暫時不考|暫時不考慮|先不考|不想學了|不碰了
      不搞了|不想讀了|不弄了|不參加了|不申了|就不用了|不必了|pass掉|沒興趣|不感興趣|不感冒|退了|就別考了|不用補|不用學
      棄了|棄考|棄修|不算|唔考啦|唔考喇|先擱置|先擱著|先擱着|先跳過|以後再說|之後再說|以後再考慮|之後再考慮|晚點再說|不需要了|不用了|不考慮了|不交了|想退|想退掉|要退|退掉了|不上了|就不上了|一門都不上|一門都不選|一門都不修|一門也不上|一門也不選|一門也不修|一門都沒選|一個都不考|一科都不考|都不考慮|也不考慮|都不考慮了|通通不考慮|全不考慮|都不想去了|想退課|退課|想放棄|要放棄|打算放棄|準備放棄|想放弃了`,
  },
  /** Words of dislike that exclude the names after them if a word such as 'only' follows: 'hate chem, only bio'. */
  'dislike-next': {
    en: `hate|hates|don't like|dont like|doesn't like|doesnt like|dislike|dislikes|can't stand|cant stand`,
    zh: '不喜歡|唔鍾意|討厭|不愛|不感興趣的',
  },
  /** Words of dislike that exclude the names before them if a word such as 'only' follows. */
  'dislike-previous': { ko: '싫고|싫어|싫은|싫대|안 좋아' },
  /** Words that mark the names before them as needing no work. These names are not goals. */
  fine: {
    en: `
      is fine|are fine|is ok|is good|is already good|is easy|are easy|is my best|is not a problem|isn't a problem
      isn't the problem|is not the problem|is great|are great|is solid|is no problem|is okay|are okay|are ok
      is alright|isn't an issue|isnt an issue|isn't my problem|isnt my problem|is not my problem|isnt the problem|isnt a problem|isn't my issue|isnt my issue|isnt an issue for me|not the problem|aren't the problem|is not an issue|is no issue|is covered|is under control|comes easy|is strong|are strong|are good|is going well|is going fine|is already done|are done already|is done already|is not an issue for me|is the easy part
      ok but|okay but|fine but|good but|great but|alright but|solid but|easy but`,
    ko: `
      괜찮|문제 없|중에서|중에선|좋은데|잘하는데|잘 하는데|잘하고|잘 하고|잘해요|잘합니다|잘 나오는데|자신 있|잘함|쉬운데|쉬워|잘 나와|괜춘|ok인데
      오케이인데|그대로|그대로 유지|끝났고|끝났으니|끝냈고|끝냈으니|마쳤고|마쳤으니|다 들었고|이수했고|안 급하|걱정 없|잘 나와서|잘해서|중에|중에서는|는 없나요|은 없나요`,
    zh: `
      應該沒問題|跟得上|有自信|有信心|有把握|學得不錯|學得很好|穩了|沒問題|還行|不差|沒什麼問題|還好|還可以|很好|不錯|很強|很棒|比較強|挺好|挺強|蠻好|蠻強|滿強|沒壓力|很穩
      已經很好|已經穩了|不是問題|不成問題|不愁|冇問題|幾好|過得去|強項|好得很|沒啥問題|都ok|還ok|已經夠了|已達標
      已經達標|已經修完|修完了|已經學完|學完了|不用操心|沒壓力了|不用愁|不擔心`,
  },
  total: {
    en: 'total|overall|composite|in total|combined|composite score|overall score|total score|superscore|superscored|total of|overall band',
    ko: '총점|종합|합계|토탈|컴포짓|컴포지트|슈퍼스코어|총합|합산|오버롤|전체 점수|전체점수|총 점수',
    zh: '總分|總成績|綜合|總共|合計|總分數|加起來|composite分|總和|整體',
  },
  perfect: {
    en: 'perfect score|full marks|full score|maximum score|max score|perfect scores|full points|max out',
    ko: '만점|만점 맞|풀스코어|퍼펙트|퍼펙|만점 받|풀점',
    zh: '拿滿分|考滿分|滿分|滿分成績|考滿|拿滿|滿級分|滿分啦',
  },
  /** Words before a university major. */
  study: {
    en: 'double major in|double majoring in|major in|majoring in|degree in|bachelor of|bachelor in|majored in|degrees in|major:|intended major',
    ko: '전공은|전공:',
    zh: `
      雙主修|雙專業|双学位|念|讀|大学想学|大学学|主修|攻读|专业是|就讀|大學讀|大學念|申請讀|想申|大學想讀|大學想念|以後學|以後讀|以後念
      將來學|將來讀|將來念|未來讀|未來念|未來學|本科讀|本科學|本科念|畢業後讀|畢業後念|選專業|入讀|專業選|專業想選
      專業想學|想報讀|報讀|升讀|之後讀|之後念|日後讀|長大後讀|大學專業|大學主修|想讀大學的`,
  },
  gpa: {
    en: 'gpa|g.p.a.|grade point average|cgpa|uw gpa|weighted gpa|unweighted gpa|cumulative gpa|core gpa|gpas|gpa unweighted|gpa weighted|uc gpa|high school gpa|hs gpa|overall gpa',
    ko: '내신|학점|지피에이|지피에이 점수|쥐피에이|학점평균|내신성적|내신 성적|내신점수|gpa 점수|지피에이는|누적 학점|평점평균',
    zh: `
      績點|學分|在校成績|平時成績|gpa 成績|加權 gpa|未加權 gpa|gpa 加權|加權績點|平均績點|平均學分績點|學分績|在校 gpa
      學校成績|在校分|平時分|內申|平均gpa|總gpa|高中gpa|加權 gpa 成績`,
  },
  average: {
    en: 'average|avg|mark average|overall average|avrg|top 6|top six average|admission average|average of|admission avg|grade average|overall avg|grade 12 average|grade 12 avg|top six avg|top 6 avg|top six|academic average|class average|mid 90s average',
    ko: '평균|평균점|평점|에버리지|평균 점수|전체평균|전체 평균|탑6 평균|평균성적|총평균',
    zh: `
      均分|平均|平均分|加权平均|平均成績|平均分數|總平均|均分數|學年平均|校內平均|前六平均|top 6 平均|六科平均
      百分均分|在校平均|学校平均|平均績|六門均分|top6均分|前六均分|平均分要|加權均分|省平均|均分要|平均要|平均分數要|十二年級平均|12年級平均|總均分`,
  },
  hl: {
    en: 'hl|higher level|hls|higher levels|high level',
    ko: '하이레벨|고급 수준|하이 레벨|하이어 레벨|하이어레벨|에이치엘',
    zh: '高級程度|高级|高階|高級課程',
  },
  sl: {
    en: 'sl|standard level|sls|standard levels',
    ko: '스탠다드 레벨|스탠다드|스탠더드 레벨|스탠더드|에스엘',
    zh: '標準程度|標準級|標準水平|普通程度',
  },
  'national-merit': {
    en: 'national merit|national merit scholar|national merit scholarship|national merit semifinalist|national merit finalist|nmsf|nmsqt semifinalist',
    ko: '내셔널 메릿|내셔널 메리트',
    zh: '美國國家優秀學生獎學金|國家優秀學生獎學金|全美優秀學生獎學金|美國優秀學生獎學金',
  },
  filler: fillers,
} as const satisfies Record<string, Names>

export type Mark = keyof typeof markNames
