/** Words that change how their neighbours are read. */
export const markWords = {
  /** Excludes what follows. */
  'not-next':
    "not|neither|no|no more|instead of|rather than|without|skip|skip the|anything but|everything but|all but|except|except for|other than|apart from|forget|don't want|don't want to take|don't need|do not want|do not need|not taking|not doing|不考|不会考|不會考|不要|不报|不報|不想报|不参加|不參加|不走|不想考|不想學|不想学|不想讀|不想读|不想要|不學|不学|不用|不用考|不是|而不是|不準備|不准备|跳过|跳過|除了|唔想考|唔考|唔要|別考|别考|不打算考|放弃|放棄",
  /** Excludes what stands before. */
  'not-previous':
    '말고|대신|대신에|아니라|아니고|빼고|제외|제외하고|안 보고|안보고|안 본|안본|안 보|안 볼|안 쳐|안 하고|안하고|안 해|안 들|보지 않고|필요 없|필요없|포기|就算了|算了|不用管|不管|先不管|不考虑|不考慮|不考了|就不考|以外|之外',
  /** What stands before is no worry, and so no goal. */
  fine: '應該沒問題|应该没问题|沒問題|没问题|沒什麼問題|没什么问题|괜찮|문제없|문제 없|is fine|are fine|is ok|is good|is already good|還好|还好|還可以|还可以',
  total: 'total|overall|composite|in total|총점|종합|합계|總分|总分|總成績|总成绩|綜合|综合',
  perfect: 'perfect score|full marks|full score|maximum score|max score|만점|滿分|满分',
  /** What follows is studied at a university. */
  study:
    '念|唸|讀|读|大学想学|大學想學|大学学|大學學|主修|攻读|攻讀|major in|majoring in|degree in|bachelor of|bachelor in|专业是|전공은',
  gpa: 'gpa|g.p.a.|grade point average|내신|학점|지피에이|績點|绩点|學分|学分|在校成績|在校成绩|平時成績|平时成绩',
  average: 'average|avg|mark average|overall average|평균|均分|平均|平均分|加权平均',
  hl: 'hl|higher level|하이레벨|고급 수준|高級程度|高级',
  sl: 'sl|standard level|스탠다드 레벨|標準程度|标准程度',
  'national-merit':
    'national merit|national merit scholar|national merit scholarship|national merit semifinalist|내셔널 메릿',
  /** Known text without effect, so that no part of it is read as a name. */
  filler:
    'i sat|sat down|sat through|sat and sun|sat & sun|sat/sun|fri/sat|fri and sat|sat morning|sat mornings|sat afternoon|sat afternoons|sat night|sat nights|sat evening|on sat mornings|every sat|act as a|act as an|act on my|act on the|act on this|act on it|act on that|act on climate|time to act|must act|i act|act out|act up|act in a play|act in plays|act in the play|act in a movie|act in movies|act like|act fast|act quickly|act of kindness|act together|my act together|class act|acting|ap style|ap photo|ib analyst|ib(投資銀行)|ib(投资银行)|ib (投資銀行)|ib (investment banking)|not only|not sure|not just|not good at|not great at|not bad at|not so good at|not understand|no idea|no problem|no less than|not enough|not yet|no time|no matter|no clue|no one|not in a rush|british columbia|브리티시 컬럼비아|브리티시컬럼비아|卑詩省|bc province|bc省|new york|new york city|뉴욕|queens ny|queens, ny|queens new york|queens nyc|皇后区|皇后區|washington state|western civ|western civilization|martial arts|ap calc teacher|大多数|大多數|大多數學校|许多|許多|很多|好多|更多|眾多|众多|這麼多|这么多|那麼多|那么多|多大学|多大學|压力多大|壓力多大|多大的|有多大|多大都|多大了|不管多大|無論多大|无论多大|差多大|差距多大|多大年|多大关系|多大關係|多大概|加大力度|力度|我会计划|会计划|會計劃|會計畫|光学不|光學不|寫作業|写作业|作业|作業|历史新高|歷史新高|历史最高|歷史最高|历史性|歷史性|高中生|高中生活|大學生|大学生|中學生|中学生|初中生|国中生|國中生|學生|学生|新生|男生|女生|概率很|的概率|機率很|的機率|物理上|化學反應過|수학여행|과학고|영어마을|영어로|역사적|사회생활|사회적|경제적|경제 사정|생물체|아니면|최고|不只|不只是|不僅|不仅|不但|不是很|不太|不是不|不只要|不要緊|不要紧|要不要|是不是|不用擔心|不用担心|台北大學|湖北大学|河北大学|英文名|英文版|中文版|中文授课|中文授課|한국어로|한국어만|집에서는 한국어|국어는|in english class|french fries|잘 쓰기|잘쓰기|努力|能力|實力|实力|全力|盡力|尽力|压力|壓力|动力|動力|吃力|效率|視力|體力|体力|记忆力|記憶力|潛力|潜力|精力|毅力|有力|不管多|不管怎|學生|文化|变化|變化|美化|优化|優化|消化|當地|当地|本地|各地|方法|辦法|办法|看法|想法|生日|今日|有机会|有機會|机会|機會|生活中|学科|學科|会计算|會計算|最高|更高|很高|太高|多高|期中考|期中|高中|国中|國中|初中|其中|家中|途中|集中|会不会|會不會|才會|才会|將會|会考上|會考上|会考到|會考到|變成|变成|完成|平台|舞台|牛津詞典|牛津词典|湖北|河北|华北|台北|新北|의사소통|합격 확률|합격확률|확률이|확률은|대수롭|看醫生|看医生|see a doctor|see the doctor|social life|social media|world record|real world|life science teacher|power of|in order to|the light|free trial|history of|world of|world cup|in the world|euros|cyber monday|music video|바이오리듬|소프트 드링크|research university|研究所|研究生|大學部|投资银行部',
} as const satisfies Record<string, string>

export type Mark = keyof typeof markWords
