import type { Shape } from '../../shape.ts'
import type { operations as english } from '../en/operations.ts'

export const operations = {
  open: '운영 작업 열기',
  title: '운영 작업',
  text: '서버에서 실행할 작업을 골라 주세요. 실행할 때마다 누가 실행했는지 기록에 남아요.',
  adminsOnly: '운영 작업은 관리자만 쓸 수 있어요. 관리자 계정으로 로그인해 주세요.',
  password: 'sudo 비밀번호',
  passwordHint: '필요한 작업에만 입력해 주세요. 입력했을 때만 전송하고, 저장하지 않아요.',
  needsSudo: 'sudo',
  loading: '작업을 불러오는 중…',
  listFailed: '작업을 불러오지 못했어요. 창을 닫고 다시 시도해 주세요.',
  run: '실행',
  runNamed: '{{name}} 실행',
  running: '실행 중…',
  commands: {
    nginx_reload: {
      name: 'nginx 다시 불러오기',
      text: '바뀐 프록시 설정을 연결이 끊기지 않게 적용해요.',
    },
    audit_mpc: {
      name: 'MPC 점검',
      text: '이 서버에 지정된 MPC 점검 스크립트를 실행해요.',
    },
    audit_portal: {
      name: '포털 점검',
      text: '이 서버의 데이터베이스, 헤더, TLS, 디스크 공간, 세션을 점검해요.',
    },
  },
  unavailable: {
    not_configured: '이 서버에는 설정되어 있지 않아요.',
    setting_missing: '실행에 필요한 설정이 이 서버에 없어요.',
  },
  refused: {
    already_running: '이미 실행 중인 작업이에요. 끝날 때까지 기다려 주세요.',
    sudo_password_needed: 'sudo 비밀번호가 필요한 작업이에요. 위 칸에 비밀번호를 입력하고 다시 실행해 주세요.',
  },
  confirm: {
    submit: '확인하고 실행하기',
  },
  endedWell: '{{name}}: 완료',
  endedBadly: '{{name}}: 실패',
  noOutput: '출력된 내용이 없어요.',
  failed: '실패',
  error: '오류',
} as const satisfies Shape<typeof english>
