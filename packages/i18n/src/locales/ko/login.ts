import type { Shape } from '../../shape.ts'
import type { login as english } from '../en/login.ts'

export const login = {
  title: '로그인',
  lead: 'Pathwise 계정으로 로그인하세요. 전략을 받거나 계획을 저장하는 데는 계정이 없어도 돼요.',
  email: '이메일',
  password: '비밀번호',
  submit: '로그인',
  submitting: '로그인하는 중…',
  success: '로그인했어요',
  missing: '이메일과 비밀번호를 입력해 주세요.',
  noToken: '로그인을 마치지 못했어요',
  failed: '[{{status}}] 로그인하지 못했어요',
  error: '오류: {{message}}',
  passwordHint: '이메일과 비밀번호를 확인하고 다시 시도해 주세요.',
  suspended: '정지된 계정이에요. 사이트 운영자에게 문의해 주세요.',
  serverHint: '저희 쪽에 문제가 생겼어요. 몇 분 뒤에 다시 시도해 주세요.',
  connectionHint: '서버에 연결하지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
  forgot: '비밀번호를 잊으셨나요?',
  register: {
    question: '처음이신가요?',
    link: '계정 만들기',
  },
  signedIn: {
    text: '{{email}} 계정으로 로그인되어 있어요.',
    continue: '계속하기',
    logout: '로그아웃',
    logoutFailed: '서버에 연결하지 못해서 아직 로그인된 상태예요. 다시 시도해 주세요.',
  },
  signedOutElsewhere: '다른 탭에서 로그아웃했어요. 이 기기에 있던 내 데이터도 지웠어요.',
  demo: {
    title: '체험용 계정',
    text: '여기는 체험용 사이트예요. 어떤 계정으로 둘러볼까요?',
    student: '학생',
    editor: '편집자',
    admin: '관리자',
  },
  diagnostics: {
    title: '로그인이 잘 안 되나요?',
    text: '이 브라우저가 서버에 연결되는지 확인해 보세요. 도움을 요청할 때 결과를 함께 보여 주면 좋아요.',
    run: '연결 진단하기',
    path: '경로',
    probe: '확인하기',
    wrongPath: '/api/__ok처럼 이 사이트 안의 경로를 입력해 주세요.',
    output: '진단 결과',
  },
} as const satisfies Shape<typeof english>
