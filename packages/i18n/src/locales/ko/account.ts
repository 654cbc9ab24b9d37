import type { Shape } from '../../shape.ts'
import type { account as english } from '../en/account.ts'

export const account = {
  title: '계정',
  lead: '내 정보와 비밀번호, 데이터를 관리해요.',
  who: {
    title: '내 정보',
    name: '이름',
    noName: '(알 수 없음)',
    email: '이메일',
    role: '역할',
    roles: {
      student: '학생',
      editor: '편집자',
      admin: '관리자',
    },
    signedInAt: '마지막 로그인',
  },
  newPassword: {
    hint: '비밀번호는 {{shortest}}자 이상이어야 해요. 서로 관련 없는 단어 네다섯 개를 이으면 외우기 쉽고 알아맞히기는 어려워요.',
    short: '{{shortest}}자 이상 입력해 주세요.',
    long: '{{longest}}자 이하로 입력해 주세요.',
    weak: '알아맞히기 너무 쉬운 비밀번호예요. 이메일이나 흔히 쓰는 비밀번호는 피해 주세요.',
    breached: '유출된 적이 있는 비밀번호예요. 다른 비밀번호를 써 주세요.',
  },
  password: {
    title: '비밀번호 바꾸기',
    text: '비밀번호를 바꾸면 다른 기기에서는 로그아웃돼요.',
    current: '현재 비밀번호',
    new: '새 비밀번호',
    submit: '비밀번호 바꾸기',
    missing: '현재 비밀번호를 입력해 주세요.',
    wrong: '비밀번호가 맞지 않아요.',
    changed: '비밀번호를 바꾸고 다른 기기에서 로그아웃했어요.',
  },
  everywhere: {
    title: '모든 기기에서 로그아웃하기',
    text: '지금 쓰는 기기를 포함해 모든 기기에서 로그아웃해요. 공용 컴퓨터를 썼다면 눌러 주세요.',
    submit: '모든 기기에서 로그아웃하기',
  },
  export: {
    title: '내 데이터 내려받기',
    text: 'Pathwise가 보관하는 내 정보를 모두 JSON 파일 하나에 담아 드려요.',
    submit: '내 데이터 내려받기',
    done: '파일을 내려받고 있어요.',
  },
  delete: {
    title: '계정 삭제하기',
    text: '계정과 계정에 딸린 모든 것을 지워요. 공유한 리포트는 물론, 이 브라우저에 있는 답안, 계획, 리포트, 진도, 메모, 저장하지 않은 글도 함께 지워져요.',
    open: '계정 삭제하기',
    question: '계정을 삭제할까요?',
    warning: '되돌릴 수 없어요. 계정과 공유한 리포트가 완전히 지워져요.',
    password: '비밀번호',
    cancel: '계정 유지하기',
    confirm: '완전히 삭제하기',
  },
  farewell: {
    accountDeleted: {
      title: '계정을 삭제했어요',
      text: '계정에 딸린 것도 모두 지웠어요. 함께해 주셔서 고마워요. 세운 계획이 꼭 이루어지길 바라요.',
    },
    signedOutEverywhere: {
      title: '모든 기기에서 로그아웃했어요',
      text: '모든 기기에서 로그아웃했어요.',
    },
  },
  register: {
    title: '계정 만들기',
    lead: '이메일, 비밀번호, 태어난 해만 입력하면 돼요. 계정이 없어도 전략을 받고 계획을 저장할 수 있어요.',
    birthYear: '태어난 해',
    birthYearHint: '모두에게 묻는 질문이고, 답은 저장하지 않아요.',
    birthYearMissing: '태어난 해를 골라 주세요.',
    chooseYear: '연도 선택',
    name: '이름(선택)',
    nameHint: 'Pathwise에서 부를 이름이에요. 별명을 써도 돼요.',
    nameRefused: '글자와 숫자, 공백만 쓸 수 있고, 80자를 넘을 수 없어요.',
    email: '이메일',
    email_missing: '이메일 주소를 입력해 주세요.',
    email_refused: '이메일 주소가 올바르지 않아요.',
    email_taken: '이미 이 주소로 만든 계정이 있어요. 로그인하거나 다른 주소를 써 주세요.',
    password: '비밀번호',
    submit: '계정 만들기',
    submitting: '계정을 만드는 중…',
    someProblems: '표시된 항목을 다시 확인해 주세요.',
    haveAccount: '이미 계정이 있나요?',
  },
  tooYoung: {
    title: '아직은 계정을 만들 수 없어요',
    why: '계정은 만 {{age}}세 이상인 것이 확실한 사람만 만들 수 있어요. 태어난 해만으로는 생일이 지났는지 알 수 없어서, 만 {{age}}세가 되는 해의 다음 해부터 만들 수 있어요.',
    kept: '입력한 내용은 아무것도 저장하지 않았어요.',
    meanwhile:
      '다른 기능은 지금 바로 모두 쓸 수 있어요. 혼자서든 가족과 함께든 전략을 받고, 이 브라우저에 계획을 저장하고, 가이드를 읽어 보세요.',
  },
  guard: {
    notAllowed: '이 계정으로는 볼 수 없는 페이지예요',
    notAllowedText:
      '지금 {{email}} 계정으로 로그인되어 있는데, 이 페이지는 다른 역할의 계정으로만 볼 수 있어요. 필요하다면 사이트 운영자에게 문의해 주세요.',
    unreachable: '로그인 상태를 확인하지 못했어요',
    unreachableText: '지금 서버가 응답하지 않아요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
  },
} as const satisfies Shape<typeof english>
