import { promptfooAssertion } from "@eval/core/adapters";
import { indicMatch } from "@eval/indic-script";

/** promptfoo calls the default export with (output, context); the accepted answer is the variable `expected`. */
export default promptfooAssertion(indicMatch());
