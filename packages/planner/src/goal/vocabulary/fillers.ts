import type { Names } from './names.ts'

/** Known text that is irrelevant to the plan. Listing it prevents parts of it from being read as names. */
export const fillers: Names = {
  en: `
    medicine hat|no target|no goal|no goals|no target score|no score yet|no idea|no clue|no preference|no plan|pre-ap|pre ap
    i sat|sat down|sat through|sat and sun|sat & sun|sat/sun|fri/sat|fri and sat|sat morning|sat mornings
    sat afternoon|sat afternoons|sat night|sat nights|sat evening|on sat mornings|every sat|act as a|act as an
    act on my|act on the|act on this|act on it|act on that|act on climate|time to act|must act|i act|act out|organic food|organic fruit|robotics club|robotics season|robotics comp|robotics competition|robotics competitions|robotics tournament|robotics practice|robotics meeting|robotics meetings|robotics team|debate club|chess club|coding club|drama club|art club|music club|science club|history club
    act in a play|act in plays|act in the play|act in a movie|act in movies|act like|act fast|act quickly
    act of kindness|act together|my act together|class act|acting|ap style|ap photo|ib analyst|ib (investment banking)
    not only|not sure|not just|not good at|not great at|not bad at|not so good at|not understand|no idea|no problem
    no less than|not enough|not yet|no time|no matter|no clue|no one|not in a rush|british columbia|bc province
    new york|new york city|queens ny|queens, ny|queens new york|queens nyc|washington state|western civ
    western civilization|martial arts|ap calc teacher|french fries|see a doctor|see the doctor
    social life|social media|world record|real world|life science teacher|power of|in order to|the light|free trial
    history of|world of|world cup|in the world|euros|cyber monday|music video|research university|civil war
    civil rights|not fail|not failing|don't fail|dont fail|can't fail|cant fail|without failing|not flunk|not bomb
    not die|time for anything but|nothing but|not gonna lie|not stressing|no stress|no rush|no pressure|not to mention
    no longer struggle|not that good at|not the best at|not so great at|not super good|not very good|not doing great
    not doing well|not doing so well|not getting|not happy|not improving|not bad|not too|not even|not really|no joke
    no cap|without a tutor|without tutoring|without stress|without burning out|without crying|no excuses|no wonder
    no matter what|no tutor|no tutoring|not able|not as|not understanding|not being|not losing|not have to|not having
    not knowing|not know|do not know|don't know|don't get|don't understand|dont understand|dont get|over the summer
    don't give up on|dont give up on|not give up on|not giving up on|never give up on|don't want to give up on|don't want to quit|not quitting|not dropping|don't want to drop|dont want to drop|without dropping|not want to drop|doesn't want to drop
    eat rice|rice cooker|fried rice|rice and beans|cambridge on|cambridge ontario|cambridge, on|cambridge, ontario
    dropping in|dropping to|dropping from|dropping out|is dropping|are dropping|keep dropping|keeps dropping
    grades dropping|grade dropping|drop in|drop of|drop to|drop from|a drop|drop out|drop off|dropped in|dropped to|dropped from|dropped by
    dropped out|dropped off|grades drop|grades dropped|grade drop|grade dropped|cambridge ma|cambridge, ma|over the break|over the next|over the weekend|test out of|place out of|algebra based|algebra-based|calculus based|calculus-based|calc based|calc-based|skip remedial|skip to|skip ahead to|skip up to|skip straight to|skipping to|skipping ahead to|skip ahead|remedial math|alma mater|brown university alumni|the act of|chem eng lab|law of the land|temple run|miami beach|miami for|to miami|in miami|miami heat|rice stadium|rice village|from scratch|air fryer|french immersion kid|in french immersion|in fr immersion|in frimm|in a french immersion|from french immersion|french immersion student|french immersion students|french immersion program|french immersion school|snow day|sat math tutor near|act your age|the ap photo|minor in|lab partner|lab rat|social anxiety|math anxiety|test anxiety|physical health|mental health|health issues|health class|history of anxiety|medical history|family history|science fiction|rocket science|school business|family business|small business|none of your business|art supplies|state of the art|martial art|music to my ears|country music|pop music|listening to music|computer games|computer game|video games|sat optional|act optional|sat/act optional|sat-optional|test optional|test-optional|sat not required|sat isn't required|act not required|sat not needed|sat isn't needed|act not needed|act isn't needed|sat not necessary|act not necessary|sat blind|test blind|international school|international student|speech and debate|debate team|study hall|lunch period|french revolution|french press|french horn|french toast|spanish civil war|chinese new year|korean war|korean drama|korean food|chinese food|spanish flu|italian food|german shepherd|english channel|roman history|art class fee|american dream|american football|world war|science museum|english muffin|spanish inquisition|japanese food|music festival|music taste|art museum|no more than|no fewer than|at most`,
  ko: `
    프렌치 이머전|불어 이머전|프랑스어 이머전|프렌치 이머젼|학교에 ap 없|학교에 ap가 없|ap 없는 학교|학점 인정|학점인정|학점 따
    포기하고 싶지|포기하지 않|포기하지 말|포기 안|포기하기 싫|포기 못|포기할 수 없|포기하면 안|포기하기 전|포기하고 싶진|포기 직전|포기하고 싶은데|포기하기엔
    준비는 됐고|준비 됐고|준비됐고|수능 끝나고|수능 끝난|수능 본 후|수능 이후|수능 치고 나서
    일어나|일어서|안 하게|안 하도록|낙제 안|낙제만 안|낙제는 안|실패만 안|포기만 안
    브리티시 컬럼비아|브리티시컬럼비아|뉴욕|수학여행|과학고|영어마을|영어로|역사적|사회생활|사회적|경제적|경제 사정
    생물체|아니면|최고|한국어로|한국어만|집에서는 한국어|국어는|잘 쓰기|의사소통|합격 확률|합격확률|확률이 높|확률이 낮|확률이 얼마|확률이 있|확률이 없|확률은 얼마|확률은 높|확률은 낮
    대수롭|바이오리듬|소프트 드링크|샛별|샛길|컴싸움|안 하면|안 하고 싶|안 할 수|안 나와|안 올라|안 돼|안 되|과학기술
    음악을 들|음악 들으|발표회|조합원|코드|대학교 가서|소셜미디어|소셜 미디어|정보처리|자바라|운동하고|운동 하|게임 음악|음악 감상|화학제품|역사를 쓰|물리적인|물리적으로|사회성|사회적 거리|경제력|경제적인|심리적|심리적으로|영어 유치원|영어유치원|영어권|과학실|음악실|미술실|체육관|미술관|국제학교|국제 학교|국제학생|국제 학생|미시사가|미시소가|샛 옵셔널|sat 옵셔널|sat 선택|테스트 옵셔널|sat 필수 아님|수학능력|한국어 학교|영재학교|체육대회|음악회|과학관|물리치료 받|영어캠프|수학캠프|해외대|해외 대학|해외대학|국제고|외국어고|외고|과학고등학교|프랑스혁명|프랑스 혁명|한국전쟁|세계대전|중국집|일본 애니|과학고등|음악 방송`,
  zh: `
    跟不上了|趕不上了|補不上了|提不上了|衝不上了|追不上了|拉不上了|法語沉浸班|法語沉浸式|法文沉浸班|法文沉浸式|法語浸入|沉浸式法語|純文科|學校沒有ap|學校沒開ap|學校沒有 ap|學校沒開 ap|非理科|非文科|抵學分|換學分|折抵學分|轉學分|抵免學分|學分抵免|兌換學分|算學分|拿學分
    學測後|學測完|學測結束|考完學測|統測後|會考後|會考完|考完會考|指考後|聽說讀寫|讀寫聽說|不想放棄|不放棄|不要放棄|別放棄|沒放棄|没有放棄|不能放棄|不會放棄|不甘放棄|快放棄|快要放棄|差點放棄|不想退課|不想被退
    高考完|高考後|高考之後|高考結束|考完高考|高考考完|中考完|中考後|考完中考|ib (投資銀行)|卑詩省|bc省|皇后区|大多数|大多數學校|许多|很多|好多|更多|眾多|這麼多|那麼多|多大学|压力多大|多大的
    有多大|多大都|多大了|不管多大|無論多大|差多大|差距多大|多大年|多大关系|多大概|加大力度|力度|我会计划|会计划|會計畫
    光学不|寫作業|作业|历史新高|历史最高|历史性|高中生|高中生活|大學生|中學生|初中生|国中生|學生|新生|男生|女生
    化學反應過|不只|不只是|不僅|不但|不是很|不太|不是不|不只要|不要緊|要不要|是不是
    不用擔心|台北大學|湖北大学|河北大学|英文名|英文版|中文版|中文授课|努力|能力|思考研究|備考研究|實力|全力|盡力|压力|动力|吃力|效率
    視力|體力|记忆力|潛力|精力|毅力|不管多|不管怎|文化|变化|美化|优化|消化|當地|本地|各地|方法|辦法|看法|想法
    生日|今日|有机会|机会|生活中|学科|会计算|最高|更高|很高|太高|多高|期中考|期中|高中|国中|初中|其中|家中|途中|集中
    会不会|才會|將會|会考上|会考到|變成|完成|平台|舞台|牛津詞典|湖北|河北|华北|台北|新北|看醫生|研究所|研究生|大學部
    投资银行部|西大街|北大街|西北部|西北邊|西北方|西北角|西北區|西北溫|大西北|西北航|其中大|高中大|初中大|國中大
    期中大|集中大|當中大|科大學|科大樓|文科大|理科大|工科大|醫科大|專科大|多少|多長|多久|多大壓力|多大用|多大學費
    多大年紀|加大學習|加大練|加大練習|加大刷題|加大難度|加大壓力|再加大|更加大|加大強度|加大投入|參加大|加大量
    加大時間|增加大|西大門|東西大|亞大附|江西大|廣西大|山西大|陝西大|關西大|達大家|到達大|發達大|達大學|阿大學|阿大家
    康大家|健康大|小康大|卡大家|卡大概|薩大學|明大概|光明大|聰明大|說明大|證明大|明大家|明大學|麥大概|約大概|大約大
    約大家|維大概|思維大|圭大概|印大概|曼大概|浪漫大|馬大哈|馬大概|佛大概|好像大|大考前|羅大概|匹大學|滑大學|渥大學
    蒙大家|德大概|愛大概|東大門|房東大|廣東大|山東大|早大家|最早大|早大概|葛藤|藤椅|攀藤|交大作|早上大|法語授課
    法文授課|英語授課|英文授課|雙語授課|全英文授課|法語學校|英語環境|英文環境|英語國家|法語區|英語區|法語地區|數學家|歷史悠久|心理壓力|心理準備|心理負擔|心理素質
    心理健康|經濟壓力|經濟條件|家庭經濟|經濟負擔|經濟困難|經濟能力|經濟狀況|經濟實惠|社會壓力|社會實踐|社會活動
    藝術生|體育生|音樂生|體育特長|藝術特長|商業機會|生活方式|自然而然|自然會|自然就|物理距離|起化學
    醫生建議|看牙醫|諮詢醫生|個體差異|個體戶|總體來說|總體來講|總體而言|總體上|總體成績|總體規劃|宏觀上|研究一下
    研究生院|研究過|方程度|文學術|學術論文|寫程式作業|公民身份|公民權|永久公民|美國公民|加拿大公民|國文化|中國文化
    設計師事務|資訊不足|資訊太多|資訊很少|查資訊|找資訊|看資訊|資訊落差|資訊量|設計課表|生字典|外科幻|基因為|基因此
    導演講|高數量|記者會|廣告說|廣告上|作曲家|申請規劃|服裝費|時裝週|維多利亞市|維多利亞時代|卡爾加里市|溫莎市
    住在卡爾加里|住卡爾加里|住在卡加利|住在溫莎|住在渥太華|住在維多利亞|住戴維斯|高考够不着|高考够不到|高考考不好|高考失利|高考没考好|高考落榜|高考考不上|不想高考|逃离高考|躲高考|高考不行|高考無望|體育館|美術館|音樂會|圖書館|物理距|社會新聞|社會人士|心理準備好|心理素质|心理辅导|經濟壓力大|歷史遺留|電腦遊戲|電腦壞|打電腦|玩電腦|英語角|英语环境|英语国家|生物鐘|化學品|sat可選|sat選交|sat可選交|act可選|國際學校|國際學生|國際部|國際班|公立學校|經濟艙|音樂課外|理科生|文科生|理科男|文科女|商科生|工科生|台積電|國際高中|布朗士|布朗克斯|史岱文森|科學高中|法國大革命|韓劇|日劇|日本動漫|中國菜|韓國歌|歷史高點|經濟危機|三角洲`,
}
